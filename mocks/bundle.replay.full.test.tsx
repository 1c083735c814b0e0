import { screen, waitFor } from '@testing-library/react';
import { expectConsoleErrors } from '@/testing/harness/server';
import { runtimeConfig, setRuntimeConfig } from '@/api/runtime';
import { openAt } from '@/app/openAt.fixture';
import { makeBundle, readBundle, replay, type Bundle } from './bundle';
import { recordedCalls, type Ending } from './callLog';
import { planFault, type Fault } from './conditions';
import { db, dbAsText } from './db';
import { setScenario } from './scenarios';

const config = runtimeConfig();

beforeEach(() => {
  // The second run is that of another person, whose browser has no draft of the first one.
  setRuntimeConfig({ ...config, drafts: 'off' });
});

afterEach(() => {
  setRuntimeConfig(config);
});

const url = '/user_admin_edit_countries/401';

/** The result of a run. */
interface Outcome {
  readonly screen: string | null;
  readonly data: string | undefined;
}

interface Kind {
  readonly title: string;
  readonly fault: Fault;
  readonly ending: Ending;
  /** A text of the screen at the end; a call that hangs has none. */
  readonly shows?: RegExp;
  readonly isStored: boolean;
}

const kinds: readonly Kind[] = [
  {
    title: 'an answer of 500 with a message',
    fault: { kind: 'answer', status: 500, message: 'The disk is full' },
    ending: 'answered',
    shows: /Not saved/,
    isStored: false,
  },
  {
    title: 'a late refusal with a body of its own',
    fault: { kind: 'answer', status: 409, body: { error: 'Name is taken' }, delayMs: 20 },
    ending: 'answered',
    shows: /Name is taken/,
    isStored: false,
  },
  {
    title: 'an answer of 401',
    fault: { kind: 'answer', status: 401 },
    ending: 'answered',
    shows: /The server does not allow this/,
    isStored: false,
  },
  {
    title: 'a garbled answer',
    fault: { kind: 'garbled', text: '<html>Bad gateway</html>' },
    ending: 'answered',
    shows: /Not saved/,
    isStored: true,
  },
  {
    title: 'a call that is not delivered',
    fault: { kind: 'unreachable' },
    ending: 'notDelivered',
    shows: /Not saved/,
    isStored: false,
  },
  {
    title: 'a lost answer',
    fault: { kind: 'answerLost' },
    ending: 'lost',
    shows: /Not saved/,
    isStored: true,
  },
  {
    title: 'a call that is carried out after its answer was lost',
    fault: { kind: 'answerLost', carriedOutAfterMs: 20 },
    ending: 'lost',
    shows: /Not saved/,
    isStored: true,
  },
  {
    title: 'an error after the change was stored',
    fault: { kind: 'answer', status: 500, afterCommit: true },
    ending: 'answered',
    shows: /Not saved/,
    isStored: true,
  },
  { title: 'a call that hangs', fault: { kind: 'hang' }, ending: 'hanging', isStored: false },
  {
    title: 'a call that hangs after it was carried out',
    fault: { kind: 'hang', afterCommit: true },
    ending: 'hanging',
    isStored: true,
  },
  {
    title: 'a late answer',
    fault: { kind: 'late', ms: 20 },
    ending: 'answered',
    shows: /Renamed/,
    isStored: true,
  },
];

const isStoredNow = (): boolean => db.countries.some(({ country_name }) => country_name === 'Renamed');

/** Renames a country, and returns what the screen shows and what is stored then. */
async function rename({ ending, shows, isStored }: Kind): Promise<Outcome> {
  const user = openAt(url);
  const box = await screen.findByLabelText('Country Name');
  await user.clear(box);
  await user.paste('Renamed');
  await user.click(screen.getByText('Save'));
  await waitFor(() =>
    expect(recordedCalls.find(({ path }) => path === '/updatecountry')?.ending).toBe(ending),
  );
  if (shows) {
    await waitFor(() => expect(document.body).toHaveTextContent(shows));
    // The receipt is rendered before the rows of the list.
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  }
  await waitFor(() => expect(isStoredNow()).toBe(isStored));
  return { screen: document.body.textContent, data: dbAsText() };
}

/** The bundle after it was written to a file and read again. */
const savedBundle = (): Bundle => readBundle(JSON.stringify(makeBundle(url, url)));

test.each(kinds)('$title: a replayed bundle leads to the same screen and the same data', async (kind) => {
  expectConsoleErrors();
  planFault('/updatecountry', kind.fault);
  const first = await rename(kind);
  const bundle = savedBundle();
  setScenario('normal');

  replay(bundle);
  expect(isStoredNow()).toBe(false);
  expect(await rename(kind)).toEqual(first);
});
