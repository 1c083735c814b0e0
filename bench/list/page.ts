import '@/components/ui/tokens.css';
import '@/components/ui/base.css';
import { afterPaint } from '../afterPaint';
import { mountPlainReact } from './plainReact';
import { mountProduct } from './product';

/** The page that `run.mjs` opens: `?page=product&rows=1000`. */

/** The baseline for memory: it stores the parsed response and shows nothing. */
function keepParsed(_root: HTMLElement, text: string): () => void {
  Object.assign(window, { parsed: JSON.parse(text) as unknown });
  return () => undefined;
}

const pages = { product: mountProduct, plainReact: mountPlainReact, parsed: keepParsed };

/** The response of the quotation list as text. */
function responseText(count: number): string {
  const states = ['New York', 'Utah', 'Ohio', 'Texas', 'Maine'];
  const rows = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    intake_id: 1 + (index % 4),
    intake_Name: index % 2 === 0 ? 'PROPERTY' : 'WORKERS COMP',
    intake_subName: 'Homeowners',
    createdAt: `2026-0${1 + (index % 9)}-1${index % 10}T10:2${index % 6}:00.000Z`,
    unique_id: `Q-${String(index).padStart(6, '0')}`,
    firstname: `Ann ${index % 311}`,
    lastname: `Harbor ${index % 977}`,
    address: `${index} Main Street`,
    city: 'Provo',
    zipcode: '84003',
    phonenumber: '+12125550199',
    email: `ann.${index}@example.com`,
    policyeffectivedate: '2026-01-15',
    policyscheduledate: '2027-01-15',
    state_name: states[index % states.length],
    policyamount: '1200.00',
  }));
  return JSON.stringify({ Policyquotations: rows });
}

async function start(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const root = document.getElementById('root');
  const mount = Object.entries(pages).find(([name]) => name === query.get('page'))?.[1];
  if (!root || !mount) throw new Error('No such page');
  let text = responseText(Number(query.get('rows')));
  // The first render costs the same for every list, so it runs before the measurement. It is visible, because the first use
  // of a font takes longer than a list, and in the product the shell has used the fonts.
  const warmUp = document.createElement('div');
  document.body.append(warmUp);
  mount(warmUp, responseText(15));
  await afterPaint();
  warmUp.remove();
  async function timeOf(act: () => void): Promise<number> {
    await afterPaint();
    const startedAt = performance.now();
    act();
    const time = (await afterPaint()) - startedAt;
    // The text is not part of the memory of a list.
    text = '';
    return time;
  }
  /** Renders the whole screen with its response. */
  const firstRows = (): Promise<number> => timeOf(() => mount(root, text));
  /** As in the product: the screen is open and waits for its response. */
  let show: (responseText: string) => void;
  const open = (): void => {
    show = mount(root, '');
  };
  const rowsOfAnswer = (): Promise<number> => timeOf(() => show(text));
  const times: number[] = [];
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(
      type,
      ({ timeStamp }) => void afterPaint().then((at) => times.push(at - timeStamp)),
      true,
    );
  }
  Object.assign(window, { bench: { firstRows, open, rowsOfAnswer, times } });
}

void start();
