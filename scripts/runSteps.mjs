import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/**
 * A step of a check: `name`, the `commands` that run in this order until one fails, the variables of `env` that they get
 * beside the common ones, `isReported` to print what they wrote when all went well too, `isNeeded` to run nothing else after its
 * failure, and `prepare`, which returns more variables, `{ notRun: reason }` to skip the step, or throws an Error that says what to
 * do.
 *
 * A command that is a Node program may send messages (`process.send`): `{ progress: text }`, `{ failed: text, details }` for a
 * test that failed, and at its end `{ counts: { passed, failed } }`, `{ opened: { screens: 12 } }` for the screens, pages, stories,
 * builds and programs that it opened or started, and `{ took: { 'src/a.test.ts': 1500 } }`, in milliseconds.
 */

const seconds = (start) => ((Date.now() - start) / 1000).toFixed(0);
const column = (text, width) => String(text).padStart(width);
const indented = (text) => stripVTControlCharacters(text).trimEnd().replaceAll(/^/gm, '    ');
const endedEarly = 'the check was ended';

function stateOf({ isGood, notRun }) {
  if (!isGood) return 'FAILED';
  return notRun ? 'skip  ' : 'ok    ';
}

function line(outcome, width) {
  const { name, time, counts, notRun, opened = {} } = outcome;
  const tests = counts && `${counts.passed} passed, ${counts.failed} failed`;
  const text = notRun ? `not run: ${notRun}` : [tests, openedText(opened)].filter(Boolean).join(' · ');
  return `${stateOf(outcome)} ${name.padEnd(width)}${column(time, 6)} s  ${text}`.trimEnd();
}

/** A command that builds counts as well. */
const isBuild = (command) => command.some((part) => /webpack-cli|scripts\/storybook/.test(part));

/** The counts of a step beyond its limits. A kind without a limit may not be opened at all. */
function excessOf({ name, opened }, limits) {
  const limit = limits[name.split(' ')[0]];
  if (!limit) return [];
  return Object.entries(opened)
    .filter(([kind, count]) => count > (limit[kind] ?? 0))
    .map(([kind, count]) => `${kind}: ${count}; scripts/testLimits.json allows ${limit[kind] ?? 0}`);
}

const openedText = (opened) =>
  Object.entries(opened)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ');

/** Runs one command and resolves once it has ended and all that it sent has arrived. */
function run([program, ...args], env, children, onMessage) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    children.add(child);
    const end = (isGood) => {
      children.delete(child);
      resolve({ isGood, output });
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('message', onMessage);
    child.on('error', (error) => {
      output += error.message;
      if (child.pid === undefined) end(false);
    });
    const disconnected = new Promise((done) => child.once('disconnect', done));
    child.on('close', (code) => void disconnected.then(() => end(code === 0)));
  });
}

/**
 * Runs steps, prints what happens, and a summary at the end.
 * @param phases one after the other; each is a list of rows that run side by side, each row a list of steps in order
 * @param bail stop at the first failure
 * @param limits how much the steps of a first word may open and start: `{ jest: { screens: 12 } }`; more is a failure
 * @param progressMs how often a line says what is running, in milliseconds
 * @returns the exit code: 0, 1 after a failure, and as of a shell after SIGINT or SIGTERM
 */
export async function runSteps(
  phases,
  { env = process.env, bail = false, limits = {}, progressMs = 20_000 } = {},
) {
  const startedAt = Date.now();
  const children = new Set();
  const running = new Map();
  const outcomes = [];
  const failures = [];
  const took = {};
  const names = phases.flat(2).map(({ name }) => name);
  const width = Math.max(...names.map(({ length }) => length));
  let stopped = 0;

  /** Ends what is running. SIGINT is the signal at which Playwright ends its servers too. */
  function stop(code) {
    if (stopped) return;
    stopped = code;
    for (const child of children) child.kill('SIGINT');
  }

  function receive(step, { progress, failed, details, counts, opened = {}, took: tookNow }) {
    if (progress) running.set(step.name, progress);
    Object.assign(took, tookNow);
    for (const [kind, count] of Object.entries(opened)) step.opened[kind] = (step.opened[kind] ?? 0) + count;
    // Messages of a test about its own stop are not failures.
    if (stopped) return;
    if (counts) step.counts = counts;
    if (!failed) return;
    step.hasFailed = true;
    failures.push(`${step.name}  ${failed}`);
    console.log(`FAILED ${step.name}  ${failed}${details ? `\n${indented(details)}\n` : ''}`);
    if (bail) stop(1);
  }

  async function runCommands(step) {
    let prepared;
    try {
      prepared = await step.prepare?.();
    } catch (error) {
      return { isGood: false, output: error.message };
    }
    if (prepared?.notRun) return { isGood: true, output: '', notRun: prepared.notRun };
    let output = '';
    for (const command of step.commands) {
      if (stopped) break;
      const merged = { ...env, ...step.env, ...prepared };
      if (isBuild(command)) receive(step, { opened: { builds: 1 } });
      const result = await run(command, merged, children, (message) => receive(step, message));
      output += result.output;
      if (!result.isGood && !stopped) return { isGood: false, output };
    }
    return { isGood: true, output, notRun: stopped && !step.hasFailed ? endedEarly : undefined };
  }

  async function runStep(definition) {
    const step = { ...definition, counts: undefined, opened: {} };
    if (stopped) return;
    const start = Date.now();
    console.log(`start  ${step.name}`);
    running.set(step.name, '');
    const { isGood, output, notRun } = await runCommands(step);
    running.delete(step.name);
    for (const excess of notRun ? [] : excessOf(step, limits)) receive(step, { failed: excess });
    const { counts, opened } = step;
    const hasPassed = isGood && !step.hasFailed && !counts?.failed;
    const outcome = { name: step.name, time: seconds(start), counts, opened, notRun, isGood: hasPassed };
    outcomes.push(outcome);
    if (stopped) return;
    console.log(line(outcome, width));
    // Tests that failed have been printed with their details.
    const isPrinted = hasPassed ? step.isReported : !step.hasFailed;
    if (isPrinted && output.trim()) console.log(`${indented(output)}\n`);
    if (!hasPassed && (bail || step.isNeeded)) stop(1);
  }

  async function runRow(row) {
    for (const step of row) await runStep(step);
  }

  const onSignal = (signal) => {
    console.log(`Ending after ${signal} …`);
    stop(signal === 'SIGINT' ? 130 : 143);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, onSignal);
  const progress = setInterval(() => {
    const steps = [...running].map(([name, text]) => (text ? `${name} ${text}` : name));
    if (steps.length > 0) console.log(`       ${seconds(startedAt)} s: ${steps.join('; ')}`);
  }, progressMs);
  for (const rows of phases) await Promise.all(rows.map(runRow));
  clearInterval(progress);
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, onSignal);

  console.log(`\nSummary after ${seconds(startedAt)} s`);
  for (const name of names) {
    const skipped = { name, time: 0, notRun: endedEarly, isGood: true };
    console.log(`  ${line(outcomes.find((outcome) => outcome.name === name) ?? skipped, width)}`);
  }
  const slowest = Object.entries(took)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 10);
  if (slowest.length > 0)
    console.log(
      `\nThe slowest files\n${slowest.map(([file, ms]) => `${column((ms / 1000).toFixed(1), 8)} s  ${file}`).join('\n')}`,
    );
  if (failures.length > 0)
    console.log(`\nFailed tests\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
  const passed = outcomes.reduce((sum, { counts }) => sum + (counts?.passed ?? 0), 0);
  // A step that failed without a failed test (a type error, a size above its budget) counts as one failure.
  const failed = outcomes.reduce((sum, { counts, isGood }) => sum + (isGood ? 0 : counts?.failed || 1), 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return stopped || (failed > 0 ? 1 : 0);
}
