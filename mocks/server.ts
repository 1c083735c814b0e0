import { parseArgs } from 'node:util';
import { accounts } from './accounts';
import { startServer } from './httpServer';
import { isScenario, scenarios } from './scenarios';

/**
 * The mocked server as a program: `npx tsx mocks/server.ts --port 4000 --scenario large --static dist`.
 * With `--static` it also serves a built product, so that page and calls share one origin. With `--no-controls` it has only
 * the paths of a real server, and none under `/__mock/`.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4000' },
      host: { type: 'string', default: 'localhost' },
      scenario: { type: 'string', default: 'normal' },
      static: { type: 'string' },
      'no-controls': { type: 'boolean', default: false },
    },
  });
  if (!isScenario(values.scenario)) {
    throw new Error(`--scenario is one of ${Object.keys(scenarios).join(', ')}`);
  }
  const server = await startServer({
    port: Number(values.port),
    host: values.host,
    scenario: values.scenario,
    folder: values.static,
    hasControls: !values['no-controls'],
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  }
  console.log(`Mock server (${scenarios[values.scenario].label}) on ${server.address}`);
  for (const { area, username, password, role } of accounts) {
    console.log(`  ${area.padEnd(6)} ${username.padEnd(8)} ${password.padEnd(11)} ${role}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
