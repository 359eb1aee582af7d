// breaks: types
setTimeout(() => {}, 1);
export {};
