import fc from 'fast-check';
import { createBlurCheck, type BlurCheckResult } from './blurCheck';

/** A server whose responses the test sends, in any order. */
function slowServer(): {
  ask: (value: string) => Promise<boolean>;
  asked: string[];
  respond: (index: number, verdict: boolean | 'fails') => Promise<void>;
} {
  const asked: string[] = [];
  const waiting: { resolve: (free: boolean) => void; reject: (reason: Error) => void }[] = [];
  return {
    asked,
    ask: (value) => {
      asked.push(value);
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
    respond: async (index, verdict) => {
      if (verdict === 'fails') waiting[index]?.reject(new Error('no connection'));
      else waiting[index]?.resolve(verdict);
      for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
    },
  };
}

function checked(known = ''): {
  server: ReturnType<typeof slowServer>;
  results: [BlurCheckResult, string][];
  check: ReturnType<typeof createBlurCheck>;
} {
  const server = slowServer();
  const results: [BlurCheckResult, string][] = [];
  const check = createBlurCheck({ ask: server.ask, known, onResult: (...result) => results.push(result) });
  return { server, results, check };
}

test('USER-15 leaving the field checks its value once and reports the result', async () => {
  const { server, results, check } = checked();
  check.change('ann');
  check.onBlur();
  check.onBlur();
  expect(server.asked).toEqual(['ann']);
  await server.respond(0, false);
  expect(results).toEqual([['refused', 'ann']]);
});

test('USER-15 an empty field and the stored value are not checked', async () => {
  const { server, check } = checked('ann');
  check.onBlur();
  check.change('');
  check.onBlur();
  check.change('ann');
  expect(await check.result()).toBe('accepted');
  expect(server.asked).toEqual([]);
});

test('USER-15 an accepted value is not checked again until it changes', async () => {
  const { server, check } = checked();
  check.change('ann');
  check.onBlur();
  await server.respond(0, true);
  check.onBlur();
  expect(server.asked).toEqual(['ann']);
  check.change('ann2');
  check.onBlur();
  expect(server.asked).toEqual(['ann', 'ann2']);
});

test('USER-18 a failed check does not refuse the value', async () => {
  const { server, results, check } = checked();
  check.change('ann');
  const settled = check.result();
  await server.respond(0, 'fails');
  expect(await settled).toBe('unknown');
  expect(results).toEqual([['unknown', 'ann']]);
});

test('a check that throws synchronously does not refuse the value either', async () => {
  const results: BlurCheckResult[] = [];
  const check = createBlurCheck({
    ask: () => {
      throw new Error('no connection');
    },
    onResult: (result) => results.push(result),
  });
  check.change('ann');
  expect(await check.result()).toBe('unknown');
  expect(results).toEqual(['unknown']);
});

test('USER-16 a late response for an earlier value is ignored', async () => {
  const { server, results, check } = checked();
  check.change('ann');
  check.onBlur();
  check.change('anna');
  check.onBlur();
  await server.respond(1, true);
  await server.respond(0, false);
  expect(results).toEqual([['accepted', 'anna']]);
});

test('a submit waits for the result of the latest value', async () => {
  const { server, results, check } = checked();
  check.change('ann');
  const settled = check.result();
  check.change('anna');
  await server.respond(0, true);
  await server.respond(1, false);
  expect(await settled).toBe('refused');
  expect(results).toEqual([['refused', 'anna']]);
});

const values = ['', 'ann', 'bob', 'taken', 'known'];
const event = fc.oneof(
  fc.record({ kind: fc.constant('change' as const), value: fc.constantFrom(...values) }),
  fc.record({ kind: fc.constant('leave' as const) }),
  fc.record({ kind: fc.constant('respond' as const), pick: fc.nat(20), fails: fc.boolean() }),
);

test('USER-16, USER-18, PARTNER-21 in any order of typing, leaving and responses only the current value has a result', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 4, maxLength: 30 }), async (events) => {
      const server = slowServer();
      let present = 'known';
      const wrong: string[] = [];
      const check = createBlurCheck({
        ask: server.ask,
        known: 'known',
        onResult: (result, value) => {
          if (value !== present)
            wrong.push(`reported ${result} about ${value} while the field has ${present}`);
          if (result === 'refused' && value !== 'taken') wrong.push(`${value} was refused`);
        },
      });
      const open: number[] = [];
      const respondToOne = async (pick: number, fails: boolean): Promise<void> => {
        const [index] = open.splice(pick % open.length, 1);
        if (index !== undefined)
          await server.respond(index, fails ? 'fails' : server.asked[index] !== 'taken');
      };
      const noteAsked = (): void => {
        while (responded < server.asked.length) open.push(responded++);
      };
      let responded = 0;

      for (const step of events) {
        if (step.kind === 'change') {
          present = step.value;
          check.change(step.value);
        }
        if (step.kind === 'leave') check.onBlur();
        noteAsked();
        if (step.kind === 'respond' && open.length > 0) await respondToOne(step.pick, step.fails);
      }

      const settled = check.result();
      const outcome = { isThere: false };
      void settled.then(() => {
        outcome.isThere = true;
      });
      for (let turn = 0; turn < 40 && !outcome.isThere; turn += 1) {
        await Promise.resolve();
        noteAsked();
        if (open.length > 0) await respondToOne(0, false);
      }
      expect(wrong).toEqual([]);
      expect(outcome.isThere).toBe(true);
      expect(await settled).toBe(present === 'taken' ? 'refused' : 'accepted');
    }),
    { seed: 1, numRuns: 1000 },
  );
});
