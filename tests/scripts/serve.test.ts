import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseHeaders, serve } from '../../scripts/serve.mjs';

const HEADERS = `# For everything
/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: frame-ancestors 'none'
/:page/
  Cache-Control: no-cache
/_app/immutable/*
  Cache-Control: public, max-age=9, immutable
  # joined with the one above
  Content-Security-Policy: default-src 'none'
`;

let home: string;
let plain: Server;
let below: Server;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'serve-'));
  const site = join(home, 'site');
  mkdirSync(join(site, 'play'), { recursive: true });
  mkdirSync(join(site, 'empty'));
  mkdirSync(join(site, '_app', 'immutable'), { recursive: true });
  writeFileSync(join(home, 'secret.txt'), 'secret');
  writeFileSync(join(site, 'index.html'), 'lobby');
  writeFileSync(join(site, '404.html'), 'not found page');
  writeFileSync(join(site, '_headers'), HEADERS);
  writeFileSync(join(site, 'play', 'index.html'), 'table');
  writeFileSync(join(site, 'manifest.webmanifest'), '{}');
  writeFileSync(join(site, '_app', 'immutable', 'a.js'), '1');
  symlinkSync(join(home, 'secret.txt'), join(site, 'link.txt'));
  plain = await serve({ port: 0, dir: site });
  below = await serve({ port: 0, dir: site, base: '/salonjass' });
});

afterAll(() => {
  plain.close();
  below.close();
  rmSync(home, { recursive: true, force: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/** As it is written: fetch would tidy the path first. */
function ask(
  server: Server,
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
    })
      .on('error', reject)
      .end();
  });
}

describe('the static host', () => {
  it.each([
    ['/', 200, 'lobby'],
    ['/?x=1', 200, 'lobby'],
    ['/play/', 200, 'table'],
    ['/play/?game=1', 200, 'table'],
    ['/nowhere', 404, 'not found page'],
    ['/empty/', 404, 'not found page'],
    ['/index.html/', 404, 'not found page'],
  ])('answers %s with %i', async (path, status, text) => {
    expect(await ask(plain, path)).toMatchObject({ status, text });
  });

  it('sends a folder to its slash and keeps the query', async () => {
    expect(await ask(plain, '/play?game=1')).toMatchObject({
      status: 301,
      headers: { location: '/play/?game=1' },
    });
    expect(await ask(below, '/salonjass/play')).toMatchObject({
      status: 301,
      headers: { location: '/salonjass/play/' },
    });
    expect(await ask(below, '/salonjass?x')).toMatchObject({
      status: 301,
      headers: { location: '/salonjass/?x' },
    });
    expect((await ask(plain, '//play')).headers.location ?? '').not.toMatch(/^\/\//);
  });

  it('serves a sub-path and nothing beside it', async () => {
    expect(await ask(below, '/salonjass/')).toMatchObject({ status: 200, text: 'lobby' });
    expect(await ask(below, '/salonjass/nowhere')).toMatchObject({ status: 404, text: 'not found page' });
    expect(await ask(below, '/')).toMatchObject({ status: 404, text: 'Not found' });
    expect(await ask(below, '/salonjassen/')).toMatchObject({ status: 404 });
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/play/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%00',
    '/%',
    '/link.txt',
  ])('gives nothing outside the site for %s', async (path) => {
    const { status, text } = await ask(plain, path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain('secret');
  });

  it('names the type', async () => {
    const { headers: manifest } = await ask(plain, '/manifest.webmanifest');
    expect(manifest).toMatchObject({ 'content-type': 'application/manifest+json; charset=utf-8' });
    const { headers: script } = await ask(plain, '/_app/immutable/a.js');
    expect(script).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8' });
  });

  it.each([
    ['/', 'public, max-age=0, must-revalidate', "frame-ancestors 'none'"],
    ['/nowhere', 'public, max-age=0, must-revalidate', "frame-ancestors 'none'"],
    ['/play/?game=1', 'no-cache', "frame-ancestors 'none'"],
    ['/_app/immutable/a.js', 'public, max-age=9, immutable', "frame-ancestors 'none', default-src 'none'"],
  ])('gives %s the headers of its rules', async (path, cache, policy) => {
    const expected = {
      'cache-control': cache,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    };
    expect((await ask(plain, path)).headers).toMatchObject(expected);
    expect((await ask(below, `/salonjass${path}`)).headers).toMatchObject(expected);
  });

  it('keeps the rules to itself, and refuses what is none', async () => {
    expect(await ask(plain, '/_headers')).toMatchObject({ status: 404, text: 'not found page' });
    expect(() => parseHeaders('/*\n  no colon')).toThrow('no colon');
  });

  it('says when nothing has changed', async () => {
    const { headers } = await ask(plain, '/');
    const again = await ask(plain, '/', 'GET', { 'if-none-match': headers.etag ?? '' });
    expect(again).toMatchObject({ status: 304, text: '' });
  });

  it('answers HEAD without content and refuses the rest', async () => {
    expect(await ask(plain, '/', 'HEAD')).toMatchObject({
      status: 200,
      text: '',
      headers: { 'content-length': '5' },
    });
    expect(await ask(plain, '/', 'POST')).toMatchObject({ status: 405 });
  });
});
