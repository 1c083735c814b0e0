import '@/components/tokens.css';
import '@/components/base.css';
import { painted } from '../painted';
import { mountEngine } from './engine';
import { mountFormik } from './formik';
import { groupsOf, linesOf, tableOf } from './metadata';
import { mountPlainDom } from './plainDom';

/** The page that `run.mjs` opens: `?page=engine&fields=1000&rows=0`. */

const pages = { engine: mountEngine, plainDom: mountPlainDom, formik: mountFormik };

async function start(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const rows = Number(query.get('rows') ?? 0);
  const groups = [...groupsOf(Number(query.get('fields'))), ...(rows > 0 ? [tableOf(rows)] : [])];
  const lines = linesOf(20);
  const root = document.getElementById('root');
  const mount = Object.entries(pages).find(([name]) => name === query.get('page'))?.[1];
  if (!root || !mount) throw new Error('No such page');
  await painted();
  const startedAt = performance.now();
  mount(root, groups, lines);
  const mounted = (await painted()) - startedAt;

  const keys: number[] = [];
  addEventListener(
    'keydown',
    ({ timeStamp }) => void painted().then((paintedAt) => keys.push(paintedAt - timeStamp)),
    true,
  );
  Object.assign(window, { bench: { mounted, keys } });
}

void start();
