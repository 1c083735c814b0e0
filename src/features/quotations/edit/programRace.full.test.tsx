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

/** A call without a response so far. */
interface PendingCall {
  path: string;
  program: number;
  respond: (body: object) => void;
}

const pendingCalls: PendingCall[] = [];

function isHeld(path: string): boolean {
  return path === '/programstate' || path === '/programlobcoverage';
}

let stop: () => void;

beforeEach(() => {
  signInAs('admin');
  stop = startProduct(makeStore());
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const path = input as string;
    // The body is available without delay, so that one turn of the event loop is enough.
    const responseBody = (body: object): Response =>
      ({
        status: 200,
        headers: new Headers(),
        arrayBuffer: () => Promise.resolve(new TextEncoder().encode(JSON.stringify(body)).buffer),
      }) as Response;
    if (!isHeld(path)) return Promise.resolve(responseBody({ program: [], intakesublob: [] }));
    const { program_id } = JSON.parse(init?.body as string) as { program_id: number };
    return new Promise((resolve) => {
      pendingCalls.push({ path, program: program_id, respond: (body) => resolve(responseBody(body)) });
    });
  });
});

afterEach(() => {
  cleanup();
  stop();
  jest.restoreAllMocks();
  localStorage.clear();
});

function responseBody({ path, program }: PendingCall): object {
  if (path === '/programstate') {
    return { state: [{ id: program, state_id: program, state_name: `State ${program}` }] };
  }
  return { ProgramLobCovarage: [aCoverage({ coverage_name: `Cover ${program}` })] };
}

function Coverages() {
  const { state } = useCoverages();
  return <p>Coverages are {state}</p>;
}

function renderForm(): QuotationStore {
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

/** One turn of the event loop: responses are read and rendered. */
async function flush(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

async function respondToOne(pick: number): Promise<void> {
  const [call] = pendingCalls.splice(pick % pendingCalls.length, 1);
  call?.respond(responseBody(call));
  await flush();
}

test('QNEW-15 QNEW-16 Q-241 in any order of responses, states and coverages are those of the last program', async () => {
  const choices = fc.array(fc.nat(2), { minLength: 2, maxLength: 4 });
  // Each run uses new programs, so that the cache has none of them.
  let firstId = 0;
  await fc.assert(
    fc.asyncProperty(choices, fc.infiniteStream(fc.nat(1000)), async (picks, dice) => {
      firstId += 3;
      const programs = picks.map((pick) => firstId + pick);
      cleanup();
      pendingCalls.length = 0;
      const store = renderForm();
      await flush();
      for (const id of programs) {
        act(() => store.editHeader((header) => withProgram(header, { id, program_name: `Program ${id}` })));
        await flush();
        if (pendingCalls.length > 0 && dice.next().value % 2 === 0) await respondToOne(dice.next().value);
      }
      while (pendingCalls.length > 0) await respondToOne(dice.next().value);
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
