// A static host with the habits of GitHub Pages: /x goes to /x/, unknown paths get 404.html with status 404. Unlike
// GitHub Pages, and like Netlify and Cloudflare Pages, it heeds the site's `_headers`. Text goes out zipped.
// node scripts/serve.mjs [--port 4173] [--host 127.0.0.1] [--dir build] [--base /name]
import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jsonl': 'application/jsonl; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** @param {string} path */
const fileInfo = async (path) => {
  try {
    return await stat(path);
  } catch {
    return undefined;
  }
};

const HEADERS = '_headers';

/** @typedef {{ path: RegExp, name: string, value: string }} Rule one header for some paths */

/** @param {string} pattern `*` is anything, `:name` one part of a path */
function pathRule(pattern) {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}$`);
}

/**
 * A path on a line of its own, then indented `Name: value`; `#` begins a comment.
 * @param {string} text
 * @returns {Rule[]}
 */
export function parseHeaders(text) {
  let path = /(?!)/;
  const lines = text.split('\n').filter((line) => line.trim() && !line.trim().startsWith('#'));
  return lines.flatMap((line) => {
    const [, name, value] = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line) ?? [];
    if (name && value) return { path, name: name.toLowerCase(), value };
    if (!line.startsWith('/')) throw new Error(`${HEADERS}: neither a path nor a header: ${line}`);
    path = pathRule(line.trim());
    return [];
  });
}

/**
 * What the rules say about a path; values for the same header are joined.
 * @param {readonly Rule[]} rules
 * @param {string} path
 */
function headersFor(rules, path) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const { name, value } of rules.filter((rule) => rule.path.test(path))) {
    found[name] = name in found ? `${found[name]}, ${value}` : value;
  }
  return found;
}

/** @typedef {{ dir: string, base: string, rules: readonly Rule[] }} Served the folder, the path it is served under, its headers */
/** @typedef {{ file?: string, redirect?: string, status?: number }} Found */

/**
 * The path inside the site, or undefined for what is not a clean path below it.
 * @param {string} url
 * @param {string} base
 */
function sitePath(url, base) {
  const raw = url.split(/[?#]/, 1)[0] ?? '';
  let path;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  const odd = path.includes('\0') || path.includes('\\') || path.split('/').some((part) => part === '..');
  if (odd || !path.startsWith(`${base}/`)) return undefined;
  return path.slice(base.length);
}

/**
 * What to answer: a file, another address, or a bare status.
 * @param {string} url
 * @param {Served} site
 * @returns {Promise<Found>}
 */
async function find(url, { dir, base }) {
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  if (base && url.split('?', 1)[0] === base) return { redirect: `${base}/${query}` };
  const path = sitePath(url, base);
  if (path === undefined) return { status: url.startsWith(`${base}/`) ? 400 : 404 };
  // The hosts that read it do not hand it out.
  if (path === `/${HEADERS}`) return { file: join(dir, '404.html'), status: 404 };
  const target = join(dir, path);
  const info = await fileInfo(target);
  if (info?.isDirectory()) {
    if (!path.endsWith('/')) {
      // One leading slash only: `//host` would lead to another site.
      return { redirect: `${base}${encodeURI(path).replace(/^\/+/, '/')}/${query}` };
    }
    const index = join(target, 'index.html');
    if ((await fileInfo(index))?.isFile()) return { file: index, status: 200 };
  } else if (info?.isFile() && !path.endsWith('/')) return { file: target, status: 200 };
  return { file: join(dir, '404.html'), status: 404 };
}

/**
 * A link in the site that leads out of it is not followed.
 * @param {string} file
 * @param {string} dir
 */
async function inside(file, dir) {
  try {
    return (await realpath(file)).startsWith((await realpath(dir)) + sep);
  } catch {
    return false;
  }
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Served} site
 */
async function respond(request, response, site) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return response.writeHead(405, { allow: 'GET, HEAD' }).end();
  }
  const { file, redirect, status = 404 } = await find(request.url ?? '/', site);
  if (redirect) return response.writeHead(301, { location: redirect, 'content-length': 0 }).end();
  if (!file || !(await inside(file, site.dir))) {
    const text = status === 400 ? 'Bad request' : 'Not found';
    return response.writeHead(status === 400 ? 400 : 404, { 'content-type': TYPES['.txt'] }).end(text);
  }
  const { size, mtimeMs } = await stat(file);
  const etag = `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`;
  const type = TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
  const zipped = /text|json|svg/.test(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const headers = {
    'content-type': type,
    vary: 'accept-encoding',
    ...(zipped && { 'content-encoding': 'gzip' }),
    // What hosts say about a file that has no rule.
    'cache-control': 'public, max-age=0, must-revalidate',
    etag,
    ...headersFor(site.rules, sitePath(request.url ?? '/', site.base) ?? ''),
  };
  if (status === 200 && request.headers['if-none-match'] === etag)
    return response.writeHead(304, headers).end();
  response.writeHead(status, { ...headers, ...(!zipped && { 'content-length': size }) });
  if (request.method === 'HEAD') return response.end();
  const body = createReadStream(file);
  await (zipped ? pipeline(body, createGzip(), response) : pipeline(body, response));
}

/**
 * Starts serving; resolves once the port is open.
 * @param {{ port: number, host?: string, dir: string, base?: string }} options
 * @returns {Promise<import('node:http').Server>}
 */
export async function serve({ port, host = '127.0.0.1', dir, base = '' }) {
  const rules = parseHeaders(await readFile(join(dir, HEADERS), 'utf8').catch(() => ''));
  const site = { dir: resolve(dir), base: base.replace(/\/+$/, ''), rules };
  const server = createServer((request, response) => {
    respond(request, response, site).catch(() => response.destroy());
  });
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => done(server));
  });
}

async function main() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT ?? '4173' },
      host: { type: 'string', default: process.env.HOST ?? '127.0.0.1' },
      dir: { type: 'string', default: 'build' },
      base: { type: 'string', default: '' },
    },
  });
  const { host, dir, base } = values;
  if (!(await fileInfo(join(dir, 'index.html')))) {
    console.error(`${dir}/index.html is missing: run "npm run build" first.`);
    process.exit(1);
  }
  try {
    const server = await serve({ port: Number(values.port), host, dir, base });
    const address = /** @type {import('node:net').AddressInfo} */ (server.address());
    console.log(`http://${host.includes(':') ? `[${host}]` : host}:${address.port}${base}/`);
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    console.error(code === 'EADDRINUSE' ? `Port ${values.port} is in use.` : message);
    process.exit(1);
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
