// A server in its own process, which a test may kill. Arguments: a database and the port of a push service.
import { repeated } from '@gaslamp/server/chance';
import { waysTo } from '../../server/test/ways.ts';
import { HASTE, openSite } from './browser.ts';

const [database, port] = process.argv.slice(2);
let matches = 0;
const chance = repeated(() => `match ${++matches} of a process`);
const { url, server } = await openSite({ ...HASTE, chance, database: database!, ways: waysTo(Number(port)) });
process.send?.(Number(new URL(url).port));
process.on('SIGTERM', () => void server.close().then(() => process.exit()));
// Ends with its parent, since nobody else would end it.
process.on('disconnect', () => process.exit());
