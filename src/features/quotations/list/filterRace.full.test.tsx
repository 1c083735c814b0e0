import type { ReactNode } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { useViewPolicyQuotationListQuery } from '@/api/quotations';
import { startProduct } from '@/app/start/start';
import { makeStore } from '@/app/store';
import { WithStore } from '@/app/withStore.fixture';
import { signInAs } from '@/testing/harness/signIns';

/** A call that waits to be answered. */
interface Waiting {
  answer: () => void;
}

const waiting: Waiting[] = [];
let stop: () => void;

beforeEach(() => {
  signInAs('admin');
  stop = startProduct(makeStore());
  jest.spyOn(globalThis, 'fetch').mockImplementation((_input, init) => {
    const { firstname = '' } = JSON.parse(init?.body as string) as { firstname?: string };
    const body = { Policyquotations: [{ id: 1, unique_id: `Q of ${firstname}` }] };
    // Read at once, so that a turn of the event loop is enough.
    const reply = {
      status: 200,
      headers: new Headers(),
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode(JSON.stringify(body)).buffer),
    } as Response;
    return new Promise((resolve) => {
      waiting.push({ answer: () => resolve(reply) });
    });
  });
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
  localStorage.clear();
});

/** One turn of the event loop: what was answered is read, what was read is drawn. */
async function settled(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

async function answerOne(pick: number): Promise<void> {
  const [call] = waiting.splice(pick % waiting.length, 1);
  call?.answer();
  await settled();
}

interface Props {
  firstname: string;
}

/** What the list is drawn from. */
function Numbers({ firstname }: Props): ReactNode {
  const { data, isFetching } = useViewPolicyQuotationListQuery({ company_id: 7, firstname });
  return <p aria-busy={isFetching}>{data?.map(({ unique_id }) => unique_id).join()}</p>;
}

test('QLIST-05 in whatever order the answers arrive, the rows are those of the last filter', async () => {
  const listOf = (firstname: string): ReactNode => (
    <WithStore>
      <Numbers firstname={firstname} />
    </WithStore>
  );
  const { rerender } = render(listOf('Name0'));
  const numbers = screen.getByRole('paragraph');
  const choices = fc.array(fc.nat(2), { minLength: 2, maxLength: 5 });
  // Other names for each order, so that none is known from the one before.
  let known = 1;
  await fc.assert(
    fc.asyncProperty(choices, fc.infiniteStream(fc.nat(1000)), async (picks, dice) => {
      known += 3;
      const names = picks.map((pick) => `Name${known + pick}`);
      for (const name of names) {
        rerender(listOf(name));
        await settled();
        if (waiting.length > 0 && dice.next().value % 2 === 0) await answerOne(dice.next().value);
      }
      while (waiting.length > 0) await answerOne(dice.next().value);
      await waitFor(() => expect(numbers).toHaveAttribute('aria-busy', 'false'));
      expect(numbers).toHaveTextContent(`Q of ${names.at(-1)!}`);
    }),
    { seed: 1, numRuns: 200 },
  );
}, 60_000);
