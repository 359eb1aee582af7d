// breaks: types
console.log('canary');
export {};
