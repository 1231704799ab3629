// Link previews for the URL of a match.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder } from './folder.ts';
import { serve } from './http-stub.ts';

const PAGE = '<html><head><title>Gaslamp</title></head><body></body></html>';
const INVITATIONS = {
  'emerald-2e': { title: 'Come "and" <play> & win', text: 'It costs $& nothing.', picture: '/assets/emerald.jpg' },
};

async function served(invitations: string | null, proxy: readonly string[] = []) {
  const place = folder();
  const page = join(place.path, 'page');
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), PAGE);
  if (invitations !== null) writeFileSync(join(page, 'invitations.json'), invitations);
  const about = async (id: string) => ({ game: id === 'known' ? 'emerald-2e' : 'other' });
  const { app } = await serve({ page, proxy }, { about });
  return { app, place };
}

test('a title, a text and a picture with its whole address', async () => {
  const { app, place } = await served(JSON.stringify(INVITATIONS));
  const { body, headers, statusCode } = await app.inject({ url: '/m/known', headers: { host: 'table.example:8443' } });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(body).toContain('<meta property="og:title" content="Come &quot;and&quot; &lt;play&gt; &amp; win" />');
  expect(body).toContain('<meta property="og:description" content="It costs $&amp; nothing." />');
  expect(body).toContain('<meta property="og:image" content="http://table.example:8443/assets/emerald.jpg" />');
  expect(body.match(/<\/head>/g)).toHaveLength(1);
  await app.close();
  place.remove();
});

test('the page has the files for which its script will ask, those of its own end of the address', async () => {
  const files = (name: string) => ({ scripts: [`/assets/${name}.js`], styles: [`/assets/${name}.css`] });
  const back = { ...files('back"'), early: '/assets/early".js' };
  const game = { ...INVITATIONS['emerald-2e'], ahead: { '': files('match'), '/replay': back } };
  const { app, place } = await served(JSON.stringify({ 'emerald-2e': game }));
  const bodyOf = async (url: string) => (await app.inject({ url, headers: { host: 'table.example' } })).body;
  const [match, replay, other] = await Promise.all(['/m/known', '/m/known/replay', '/m/other'].map(bodyOf));
  expect(match).toContain('<link rel="preload" as="style" crossorigin href="/assets/match.css">');
  expect(match).toContain('<link rel="modulepreload" crossorigin href="/assets/match.js"></head>');
  expect(match).not.toMatch(/back|early/);
  expect(replay).toContain('<head><script async fetchpriority="high" src="/assets/early&quot;.js"></script>');
  expect(replay).toContain('href="/assets/back&quot;.js"');
  expect(other).not.toContain('preload');
  await app.close();
  place.remove();
});

test('behind a proxy its address has the proxy’s scheme, and nothing else that a caller says', async () => {
  const { app, place } = await served(JSON.stringify(INVITATIONS), ['loopback']);
  for (const [said, scheme] of [
    ['https', 'https'],
    ['http', 'http'],
    ['https://evil.example/x.png?', 'http'],
    ['javascript', 'http'],
  ]) {
    const headers = { host: 'table.example', 'x-forwarded-proto': said };
    const { body } = await app.inject({ url: '/m/known', headers });
    expect(body).toContain(`content="${scheme}://table.example/assets/emerald.jpg"`);
    expect(body).not.toContain('evil');
  }
  await app.close();
  place.remove();
});

test.each([
  ['a match of another game', JSON.stringify(INVITATIONS), '/m/unknown'],
  ['a page of one’s own', null, '/m/known'],
  ['a list that cannot be read', '{', '/m/known'],
])('%s: the page as it is', async (_, invitations, url) => {
  const { app, place } = await served(invitations);
  expect((await app.inject({ url })).body).toBe(PAGE);
  await app.close();
  place.remove();
});
