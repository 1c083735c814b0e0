import { act, cleanup, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { startProduct } from '@/app/start/start';
import { makeStore } from '@/app/store';
import { WithStore } from '@/app/withStore.fixture';
import { withProgram } from '@/domain/quotation/header';
import { aCoverage } from '@/testing/builders/quotationBuilders';
import { signInAs } from '@/testing/harness/signIns';
import { aStore } from '@/intakeForm/fields/intakeForm.fixture';
import type { QuotationStore } from '@/intakeForm/state/quotationStore';
import { QuotationContext } from '@/intakeForm/state/store';
import { Selectors } from './sections/Selectors';
import { useCoverages } from './sections/CoverageSection';

/** A call that waits to be answered. */
interface Waiting {
  path: string;
  program: number;
  answer: (body: object) => void;
}

const waiting: Waiting[] = [];

function isAwaited(path: string): boolean {
  return path === '/programstate' || path === '/programlobcoverage';
}

let stop: () => void;

beforeEach(() => {
  signInAs('admin');
  stop = startProduct(makeStore());
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const path = input as string;
    // Read at once, so that a turn of the event loop is enough.
    const reply = (body: object): Response =>
      ({
        status: 200,
        headers: new Headers(),
        arrayBuffer: () => Promise.resolve(new TextEncoder().encode(JSON.stringify(body)).buffer),
      }) as Response;
    if (!isAwaited(path)) return Promise.resolve(reply({ program: [], intakesublob: [] }));
    const { program_id } = JSON.parse(init?.body as string) as { program_id: number };
    return new Promise((resolve) => {
      waiting.push({ path, program: program_id, answer: (body) => resolve(reply(body)) });
    });
  });
});

afterEach(() => {
  cleanup();
  stop();
  jest.restoreAllMocks();
  localStorage.clear();
});

function answerOf({ path, program }: Waiting): object {
  if (path === '/programstate') {
    return { state: [{ id: program, state_id: program, state_name: `State ${program}` }] };
  }
  return { ProgramLobCovarage: [aCoverage({ coverage_name: `Cover ${program}` })] };
}

function Coverages() {
  const { state } = useCoverages();
  return <p>Coverages are {state}</p>;
}

function drawnForm(): QuotationStore {
  const store = aStore();
  render(
    <WithStore>
      <QuotationContext value={store}>
        <Selectors />
        <Coverages />
      </QuotationContext>
    </WithStore>,
  );
  return store;
}

/** One turn of the event loop: what was answered is read, what was read is drawn. */
async function settled(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

async function answerOne(pick: number): Promise<void> {
  const [call] = waiting.splice(pick % waiting.length, 1);
  call?.answer(answerOf(call));
  await settled();
}

test('QNEW-15 QNEW-16 Q-241 in whatever order the answers arrive, states and coverages are those of the last program', async () => {
  const choices = fc.array(fc.nat(2), { minLength: 2, maxLength: 4 });
  // Other programs for each order, so that none is known from the one before.
  let known = 0;
  await fc.assert(
    fc.asyncProperty(choices, fc.infiniteStream(fc.nat(1000)), async (picks, dice) => {
      known += 3;
      const programs = picks.map((pick) => known + pick);
      cleanup();
      waiting.length = 0;
      const store = drawnForm();
      await settled();
      for (const id of programs) {
        act(() => store.editHeader((header) => withProgram(header, { id, program_name: `Program ${id}` })));
        await settled();
        if (waiting.length > 0 && dice.next().value % 2 === 0) await answerOne(dice.next().value);
      }
      while (waiting.length > 0) await answerOne(dice.next().value);
      const last = programs.at(-1)!;
      await screen.findByText('Coverages are ready');
      expect(store.coverage.getState().lines.map((line) => line.coverage_name)).toEqual([`Cover ${last}`]);
      const states = screen.getByLabelText<HTMLSelectElement>('State');
      await within(states).findByText(`State ${last}`);
      expect(states.options).toHaveLength(2);
    }),
    { seed: 1, numRuns: 200 },
  );
}, 60_000);
