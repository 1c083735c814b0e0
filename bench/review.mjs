/**
 * Scrolls the mapped rows of a bordereau of 50,000 rows in the production build (`npm run build`) by wheel and keys for some
 * seconds: the longest time between two frames, and the number of rows in the page: `node bench/review.mjs`.
 */
import { performance } from 'node:perf_hooks';
import { adminSession, contextWith, withMockedProduct } from '../scripts/mockedProduct.mjs';
import { median, report } from './figures.mjs';

const runs = 5;
const scrolledMs = 5000;
const rowCount = 50_000;
const header = {
  client_id: '7',
  client_name: 'Harborview Underwriters',
  career_id: '31',
  career_name: 'Atlantic Mutual',
  sender_name: 'Harborview Underwriters',
  sender_id: '7',
  reciver_name: 'Atlantic Mutual',
  period: '10/2026',
  control_value: String(rowCount),
  intake_id: '551',
  intake_name: 'PERSONAL AUTO',
  sublob: 'Personal',
};

function bordereau() {
  const rows = Array.from(
    { length: rowCount },
    (_, row) => `P-${row + 1},"Whitfield, ""Ann"" ${row}",2026-01-01,2027-01-01,NY,1.00`,
  );
  const heads = 'Policy Number,Insured,Effective Date,Expiry Date,State,Gross Premium';
  return Buffer.from(`${heads}\r\n${rows.join('\r\n')}\r\n`);
}

/** Sends the file to the mock server as the upload form does, and returns its id. */
async function uploaded(context, address) {
  const file = { name: 'october.csv', mimeType: 'text/csv', buffer: bordereau() };
  const response = await context.request.post(`${address}/createbrdxsamplefile`, {
    multipart: { file, ...header },
  });
  return (await response.json()).id;
}

/** Records each frame from now on, in the page. */
function noteFrames() {
  const seen = { frames: 0, longest: 0, rows: 0 };
  const table = document.querySelector('table[aria-rowcount]');
  let last = window.performance.now();
  const note = () => {
    const now = window.performance.now();
    seen.frames += 1;
    seen.longest = Math.max(seen.longest, now - last);
    seen.rows = Math.max(seen.rows, table.rows.length);
    last = now;
    window.requestAnimationFrame(note);
  };
  window.requestAnimationFrame(note);
  window.seen = seen;
}

async function measured(browser, address) {
  const context = await contextWith(browser, adminSession);
  const page = await context.newPage();
  await page.goto(`${address}/user_admin_brdx_file_view/${await uploaded(context, address)}`);
  const table = page.getByRole('table', { name: 'Mapped rows' });
  await page.getByText('Reconciled').waitFor();
  if ((await table.getAttribute('aria-rowcount')) !== String(rowCount + 1))
    throw new Error('Rows are missing');
  await table.getByText('P-3', { exact: true }).click();
  await page.evaluate(noteFrames);
  const end = performance.now() + scrolledMs;
  while (performance.now() < end) await page.mouse.wheel(0, 1200);
  for (const key of ['End', 'Home', 'PageDown', 'PageDown', 'End']) await page.keyboard.press(key);
  await table.getByText(`P-${rowCount}`, { exact: true }).waitFor();
  const seen = await page.evaluate(() => window.seen);
  await context.close();
  return seen;
}

await withMockedProduct(async (browser, address) => {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await measured(browser, address));
  const of = (what) => results.map((result) => result[what]);
  console.log(`        rows in the page at most ${median(of('rows'))}, frames ${median(of('frames'))}`);
  report('longest time between two frames, scrolling 50,000 rows', of('longest'), 1000, 'ms');
});
