/** Prints the first of `count` free ports: `node scripts/freePort.mjs 4173 26` */
import { freePort } from './ports.mjs';

const [first, count] = process.argv.slice(2).map(Number);
console.log(await freePort(first, { count }));
