// A server as a process of its own, which a test may kill: its arguments are a database and the port of a push service.
import { waysTo } from '../../server/test/ways.ts';
import { HASTE, openSite } from './browser.ts';

const [database, port] = process.argv.slice(2);
const { url, server } = await openSite({ ...HASTE, database: database!, ways: waysTo(Number(port)) });
process.send?.(Number(new URL(url).port));
process.on('SIGTERM', () => void server.close().then(() => process.exit()));
// Nobody is left who would end it.
process.on('disconnect', () => process.exit());
