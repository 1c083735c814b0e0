import '@/components/ui/tokens.css';
import '@/components/ui/base.css';
import { afterPaint } from '../afterPaint';
import { mountEngine } from './engine';
import { mountFormik } from './formik';
import { groupsOf, linesOf, tableOf } from './metadata';
import { mountPlainDom } from './plainDom';
import { warmUpReact } from './warmUpReact';

/** The page that `run.mjs` opens: `?page=engine&fields=1000&rows=0&lines=20`. */

const pages = { engine: mountEngine, plainDom: mountPlainDom, formik: mountFormik };

/** Resolves when the last row of the Table is in the page: rows outside of the viewport are rendered after the form. */
async function lastRow(root: HTMLElement, rows: number): Promise<void> {
  const isReady = (): boolean =>
    root.querySelectorAll('section:not(:last-of-type) :is(.attribute-odd, .attribute-even)').length >= rows;
  if (!isReady())
    await new Promise<void>((resolve) => {
      new MutationObserver(() => {
        if (isReady()) resolve();
      }).observe(root, { subtree: true, childList: true });
    });
  await afterPaint();
}

async function start(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const rows = Number(query.get('rows') ?? 0);
  const groups = [...groupsOf(Number(query.get('fields'))), ...(rows > 0 ? [tableOf(rows)] : [])];
  const lines = linesOf(Number(query.get('lines') ?? 20));
  const root = document.getElementById('root');
  const render = Object.entries(pages).find(([name]) => name === query.get('page'))?.[1];
  if (!root || !render) throw new Error('No such page');
  await warmUpReact();

  const mount = async (): Promise<number> => {
    await afterPaint();
    const startedAt = performance.now();
    render(root, groups, lines);
    return (await afterPaint()) - startedAt;
  };
  const keys: number[] = [];
  addEventListener(
    'keydown',
    ({ timeStamp }) => void afterPaint().then((paintedAt) => keys.push(paintedAt - timeStamp)),
    true,
  );
  Object.assign(window, { bench: { mount, lastRow: () => lastRow(root, rows), keys } });
}

void start();
