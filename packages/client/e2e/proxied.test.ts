// Mistakes of a proxy in front of the server are shown on the page in words.
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { tableAt } from './positions.ts';
import { inBrowser, open, site } from './site.ts';

/** Opens a proxy of the site without WebSockets; returns its URL. `change` alters the headers, `under` is a path that it cuts off. */
async function proxied(change: (headers: IncomingHttpHeaders) => void, under = ''): Promise<string> {
  const proxy = createServer((asked, answers) => {
    const { url = '/', method, headers } = asked;
    if (!url.startsWith(under)) return answers.writeHead(404).end();
    change(headers);
    const passed = request(`${site.url}${url.slice(under.length)}`, { method, headers }, (answer) => {
      answers.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(answers);
    });
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}
const withoutUpgrade = (headers: IncomingHttpHeaders) => {
  delete headers.upgrade;
  headers.connection = 'close';
};

inBrowser.for([
  ['the upgrade', withoutUpgrade, 'must pass on the headers Upgrade and Connection.'],
  [
    'the port',
    (headers: IncomingHttpHeaders) => {
      withoutUpgrade(headers);
      headers.host = '127.0.0.1';
    },
    'must pass on the Host header as it came, with its port.',
  ],
] as const)('a page says that a proxy drops %s', async ([, change, words]) => {
  const table = await tableAt({ game: 'emerald-2e', seats: ['ann', 'ben'] });
  const url = await proxied(change);
  const page = await open({});
  await page.goto(table.link(0).replace(site.url, url));
  await page.getByText(words).waitFor();
  await page.context().close();
});

inBrowser('below a path the page says that it needs a host name of its own', { tags: ['slow/host'] }, async () => {
  const url = await proxied(withoutUpgrade, '/games');
  const page = await open({});
  const words = page.getByText('cannot be served below a path');
  for (const place of ['/games/', '/games/new', '/games/?game=nanty-narking']) {
    await page.goto(url + place);
    await words.waitFor();
  }
  await page.goto(site.url);
  await page.locator('.footer').waitFor();
  expect(await words.isVisible()).toBe(false);
  await page.context().close();
});
