/** What to answer a request with: a stored file, a redirect to where the page really is, or the 404 page. */
export type Decision =
  | { readonly kind: 'file'; readonly url: string }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'missing'; readonly page: string };

/**
 * The rules of a static host, without the host: a query never matters for which file it is, `/x` goes to `/x/`
 * because a page's addresses are relative, and an unknown page is 404.html. `has` knows the files of the build.
 */
export function decide(
  address: string,
  scope: string,
  isPage: boolean,
  has: (url: string) => boolean,
): Decision {
  const url = new URL(address);
  const plain = url.origin + url.pathname;
  // The app itself could not read such an address.
  if (isPage && !isReadable(url.pathname)) return { kind: 'redirect', url: scope };
  if (!isPage || has(plain)) return { kind: 'file', url: plain };
  for (const path of [`${plain}/`, plain.replace(/index\.html$/, '')]) {
    if (path !== plain && has(path)) return { kind: 'redirect', url: path + url.search };
  }
  return { kind: 'missing', page: new URL('404.html', scope).href };
}

function isReadable(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}
