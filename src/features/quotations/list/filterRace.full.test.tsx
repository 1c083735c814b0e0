import type { ReactNode } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { useViewPolicyQuotationListQuery } from '@/api/quotations';
import { startProduct } from '@/app/start/start';
import { makeStore } from '@/app/store';
import { WithStore } from '@/app/withStore.fixture';
import { signInAs } from '@/testing/harness/signIns';

/** A call without a response so far. */
interface PendingCall {
  respond: () => void;
}

const pendingCalls: PendingCall[] = [];
let stop: () => void;

beforeEach(() => {
  signInAs('admin');
  stop = startProduct(makeStore());
  jest.spyOn(globalThis, 'fetch').mockImplementation((_input, init) => {
    const { firstname = '' } = JSON.parse(init?.body as string) as { firstname?: string };
    const body = { Policyquotations: [{ id: 1, unique_id: `Q of ${firstname}` }] };
    // The body is available without delay, so that one turn of the event loop is enough.
    const responseBody = {
      status: 200,
      headers: new Headers(),
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode(JSON.stringify(body)).buffer),
    } as Response;
    return new Promise((resolve) => {
      pendingCalls.push({ respond: () => resolve(responseBody) });
    });
  });
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
  localStorage.clear();
});

/** One turn of the event loop: responses are read and rendered. */
async function flush(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

async function respondToOne(pick: number): Promise<void> {
  const [call] = pendingCalls.splice(pick % pendingCalls.length, 1);
  call?.respond();
  await flush();
}

interface Props {
  firstname: string;
}

/** Renders the data of the list. */
function Numbers({ firstname }: Props): ReactNode {
  const { data, isFetching } = useViewPolicyQuotationListQuery({ company_id: 7, firstname });
  return <p aria-busy={isFetching}>{data?.map(({ unique_id }) => unique_id).join()}</p>;
}

test('QLIST-05 in any order of responses, the rows are those of the last filter', async () => {
  const listFor = (firstname: string): ReactNode => (
    <WithStore>
      <Numbers firstname={firstname} />
    </WithStore>
  );
  const { rerender } = render(listFor('Name0'));
  const numbers = screen.getByRole('paragraph');
  const choices = fc.array(fc.nat(2), { minLength: 2, maxLength: 5 });
  // Each run uses new names, so that the cache has none of them.
  let firstNumber = 1;
  await fc.assert(
    fc.asyncProperty(choices, fc.infiniteStream(fc.nat(1000)), async (picks, dice) => {
      firstNumber += 3;
      const names = picks.map((pick) => `Name${firstNumber + pick}`);
      for (const name of names) {
        rerender(listFor(name));
        await flush();
        if (pendingCalls.length > 0 && dice.next().value % 2 === 0) await respondToOne(dice.next().value);
      }
      while (pendingCalls.length > 0) await respondToOne(dice.next().value);
      await waitFor(() => expect(numbers).toHaveAttribute('aria-busy', 'false'));
      expect(numbers).toHaveTextContent(`Q of ${names.at(-1)!}`);
    }),
    { seed: 1, numRuns: 200 },
  );
}, 60_000);
