import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { isPort } from './ports.mjs';

const spelling = 'npm start -- --port 4000 --host 0.0.0.0';

/** Where to serve, and what to call that in a message. A variable that is set to nothing says nothing. */
function firstGiven(...choices) {
  return choices.find(({ value }) => value);
}

/**
 * The port and host of `npm start`, from its arguments, else from the environment.
 * @returns `host` as `{ name, value }`, the name as the user knows it; `port`; and `note`, what to say before the start
 * @throws an Error with a sentence that says what to write instead
 */
export function startOptions(args, env) {
  let parsed;
  try {
    const options = { port: { type: 'string' }, host: { type: 'string' } };
    parsed = parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new Error(`npm start does not know ${args.join(' ')}. Write: ${spelling}`);
  }
  const { values, positionals } = parsed;
  // Without the two dashes, npm keeps the name of an option and hands over its value alone; or none of both.
  const wrong = positionals.find((text, index) => index > 0 || !isPort(text));
  if (wrong) throw new Error(`npm start does not know what ${wrong} means. Write: ${spelling}`);
  const port = firstGiven(
    { name: '--port', value: values.port },
    { name: '--port', value: positionals[0] },
    { name: '--port', value: env.npm_config_port === 'true' ? '' : env.npm_config_port },
    { name: 'PORT', value: env.PORT },
    { name: 'the usual port', value: '3000' },
  );
  if (!isPort(port.value)) {
    const advice = port.name === 'PORT' ? 'Unset it or use --port.' : `Write: ${spelling}`;
    throw new Error(`${port.name} is ${port.value}, which is no port (1 to 65535). ${advice}`);
  }
  // conda, tcsh and zsh set HOST to a name that is not meant for this.
  const isMeant = isIP(env.HOST ?? '') !== 0 || env.HOST === 'localhost';
  const host = firstGiven(
    { name: '--host', value: values.host },
    { name: 'HOST', value: isMeant ? env.HOST : '' },
    { name: 'the usual host', value: 'localhost' },
  );
  const isLeft = env.HOST && !isMeant && !values.host;
  const note = isLeft && `HOST is ${env.HOST}, a name, and is left alone. To listen there, use --host.`;
  return { host, port: Number(port.value), note: note || undefined };
}

/** The sentence for a host at which no server can listen. */
export function noSuchHost({ name, value }) {
  const advice = name === 'HOST' ? 'Unset it or use --host.' : 'Use --host localhost.';
  return `${name} is ${value}, which is no address of this machine. ${advice}`;
}
