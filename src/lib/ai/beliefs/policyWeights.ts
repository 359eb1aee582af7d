/** By feature (policy.ts), in quarters, a letter each: m is 0. Fitted by scripts/fitBeliefs.ts to 795 recorded deals. */
const QUARTERS =
  'plmihmlpmpnnnlmjmmmomnmmnljjmmnpppmmmkmlmhmmmklnenrtempuaqpunmmkklmmllmlslhltqlmsnmmlmmmmmmmlmmm' +
  'ommmpmmmpmmmlrgnptjpmlmmnpoplgoenpqsnjmgmmqlmimmlpmummnpmnmmknmimmmmmmmmpsmrmmmpmkmmflmqmmmmmmmm' +
  'mmmmmmmmmmmmolmihmonmljmhgmhgmspmpljslmmkjhimjfkplmimmolmjmmknmtmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm' +
  'mmmmmmqjmeamrlmgmmknmppmtmmjkmjkmgfmmmmmmmvwmspnmpmppjdhmnjhokhgmmnmlmmmimqtmmonnmmmnmkfmmmmmmmm' +
  'tuvsmmoolmmmglkmmmqnjhmmnmlkmmhmpsmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmknopmnolkqqrommmlommekjj' +
  'jlmnkmmngoqqlmnloljilokminnonmmmhnqqilnpjmmognoqmoljnqlmpqrtmmmmimmkjjruollmmmmmmmmmkijmjiompnqv' +
  'kkllmnojqpsvmmmmmmmmmmmmnnnpmlkhmlnomlkkmmmmmmnpm';
export const WEIGHTS = Float64Array.from(QUARTERS, (letter) => (letter.charCodeAt(0) - 109) / 4);
