// Keeps the shell of the table for times without a connection. Games themselves are never kept here.
// The address it is registered under names the build, so that a new build begins with an empty cache.
const CACHE = `tuckbox-${new URL(location.href).searchParams.get('build')}`;
const SHELL = ['/', '/icon.svg', '/manifest.webmanifest'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

// The page tells where the words of its language are; those of the others need not be kept.
self.addEventListener('message', (event) => {
  const { messages } = event.data ?? {};
  if (messages) event.waitUntil(Promise.all([keepBuild(), keepMessages(messages)]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(freshOr(request, '/'));
  else if (isAsset(url) || isMessages(url)) event.respondWith(keptOr(request));
  else if (url.pathname === '/api/games') event.respondWith(freshOr(request, request));
});

function isAsset({ origin, pathname }) {
  return origin === location.origin && (pathname.startsWith('/assets/') || SHELL.slice(1).includes(pathname));
}

// With a version in its address; without one nobody knows whether what is kept is still right.
function isMessages({ pathname, searchParams }) {
  return pathname.startsWith('/api/messages/') && searchParams.has('version');
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

// `build.json` lists the files of this build by their source.
async function keepBuild() {
  const cache = await caches.open(CACHE);
  const build = Object.values(await (await fetch('/build.json')).json());
  const files = new Set(build.flatMap(({ file, css = [] }) => [file, ...css]));
  await cache.add('/api/games').catch(() => undefined);
  for (const file of files) {
    const url = `/${file}`;
    if (!(await cache.match(url))) await cache.add(url).catch(() => undefined);
  }
}

// Words change without a new build, when a game is installed.
async function keepMessages(address) {
  const cache = await caches.open(CACHE);
  const { pathname, search } = new URL(address, location.href);
  for (const { url } of await cache.keys()) {
    const kept = new URL(url);
    if (kept.pathname === pathname && kept.search !== search) await cache.delete(url);
  }
  if (!(await cache.match(address))) await cache.add(address).catch(() => undefined);
}

// Names of assets change with their contents: what is kept is right.
async function keptOr(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  // An asset of another build is answered with the start page; that must not be kept in its place.
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  if (answer.ok && !isPage) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

async function freshOr(request, key) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(CACHE)).put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(key, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}
