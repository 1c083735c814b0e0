/**
 * The main-thread time of a pointer move while one of 200 items is dragged over its list and its neighbours, on the product's
 * board of permissions and with the library alone, in one run: `node bench/drag/run.mjs`.
 */
import { median, report } from '../figures.mjs';
import { mainThread, withBenchPage } from '../harness.mjs';

const rounds = Number(process.argv[2] ?? 5);
const step = 6;
const stepsDown = 30;
const stepsAcross = 60;

/** Down the list and back, then over to the other lists and back. */
async function wander(page, { x, y }) {
  const path = [
    ...Array.from({ length: stepsDown }, (_, at) => ({ x, y: y + at * step })),
    ...Array.from({ length: stepsDown }, (_, at) => ({ x, y: y + (stepsDown - at) * step })),
    ...Array.from({ length: stepsAcross }, (_, at) => ({ x: x + 2 * at * step, y })),
    ...Array.from({ length: stepsAcross }, (_, at) => ({ x: x + 2 * (stepsAcross - at) * step, y })),
  ];
  for (const point of path) await page.mouse.move(point.x, point.y);
  return path.length;
}

/** Milliseconds of the main thread a move. */
async function measured(browser, address, name) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const busy = await mainThread(page);
  await page.goto(`${address}/?page=${name}`);
  const item = page.locator('[data-rfd-drag-handle-draggable-id]').nth(5);
  const box = await item.boundingBox();
  const start = { x: box.x + 60, y: box.y + box.height / 2 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await wander(page, start);
  const before = await busy();
  const moves = await wander(page, start);
  const cost = ((await busy()) - before) / moves;
  await page.close();
  return cost;
}

await withBenchPage('bench/drag/page.ts', async (browser, address) => {
  const samples = { libraryBaseline: [], product: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const name of Object.keys(samples)) samples[name].push(await measured(browser, address, name));
  for (const [name, costs] of Object.entries(samples))
    console.log(`        ${name}, 200 items: ${median(costs).toFixed(2)} ms a pointer move`);
  report('drag, CPU a move / library alone', samples.product, 1.5, '×', {
    name: 'the library alone',
    samples: samples.libraryBaseline,
  });
});
