import { chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.mjs';
import { mainThread } from './harness.mjs';

const rounds = 5;

/** Builds a table in the page, lays it out and removes it, ten times. */
function domWork() {
  for (let turn = 0; turn < 10; turn += 1) {
    const table = document.createElement('table');
    for (let row = 0; row < 500; row += 1) {
      const cells = table.insertRow();
      for (let cell = 0; cell < 8; cell += 1) cells.insertCell().textContent = `${row} ${cell}`;
    }
    document.body.append(table);
    table.getBoundingClientRect();
    table.remove();
  }
}

/**
 * The divisor for times without a baseline: the main-thread milliseconds of a fixed amount of DOM work, measured once in
 * each round.
 */
export async function calibration() {
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  try {
    const page = await browser.newPage();
    const busy = await mainThread(page);
    await page.evaluate(domWork);
    const samples = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = await busy();
      await page.evaluate(domWork);
      samples.push((await busy()) - before);
    }
    return samples;
  } finally {
    await browser.close();
  }
}
