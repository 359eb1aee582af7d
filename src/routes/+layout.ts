// Every address is a real file, so any static host will do; the content is drawn in the browser only.
export const prerender = true;
export const ssr = false;
export const trailingSlash = 'always';
