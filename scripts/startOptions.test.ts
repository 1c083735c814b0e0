import { noSuchHost, startOptions } from './startOptions.mjs';

const usual = { name: 'the usual host', value: 'localhost' };
const spelling = 'Write: npm start -- --port 4000 --host 0.0.0.0';

test.each<[string, string[], Record<string, string>, number]>([
  ['nothing: 3000', [], {}, 3000],
  ['PORT', [], { PORT: '4000' }, 4000],
  ['an empty PORT: 3000', [], { PORT: '' }, 3000],
  ['--port before PORT', ['--port', '4001'], { PORT: '4000' }, 4001],
  ['npm start --port 4000, of which npm hands over the number', ['4000'], { npm_config_port: 'true' }, 4000],
  ['npm start --port, of which npm hands over nothing: 3000', [], { npm_config_port: 'true' }, 3000],
  ['npm start --port=4000, of which npm hands over nothing', [], { npm_config_port: '4000' }, 4000],
])('the port comes from %s', (_what, args, env, port) => {
  expect(startOptions(args, env)).toEqual({ host: usual, port });
});

test.each([
  ['--host before HOST', ['--host', 'two'], { HOST: '10.0.0.1' }, { name: '--host', value: 'two' }],
  ['HOST, if it is an address', [], { HOST: '10.0.0.1' }, { name: 'HOST', value: '10.0.0.1' }],
])('the host comes from %s', (_what, args, env, host) => {
  expect(startOptions(args, env)).toEqual({ host, port: 3000 });
});

test('a name that the shell has put into HOST is ignored, and a message says so', () => {
  const note = 'HOST is x86_64-conda-linux-gnu, a name, and is left alone. To listen there, use --host.';
  expect(startOptions([], { HOST: 'x86_64-conda-linux-gnu' })).toEqual({ host: usual, port: 3000, note });
});

test.each<[string[], Record<string, string>, string]>([
  [[], { PORT: 'abc' }, 'PORT is abc, which is no port (1 to 65535). Unset it or use --port.'],
  [[], { PORT: '70000' }, 'PORT is 70000, which is no port (1 to 65535). Unset it or use --port.'],
  [['--port', '0'], {}, `--port is 0, which is no port (1 to 65535). ${spelling}`],
  [['--prot', '4000'], {}, `npm start does not know --prot 4000. ${spelling}`],
  [['--port'], {}, `npm start does not know --port. ${spelling}`],
  [['0.0.0.0', '4000'], {}, `npm start does not know what 0.0.0.0 means. ${spelling}`],
  [['4000', '5000'], {}, `npm start does not know what 5000 means. ${spelling}`],
])('%j with %j is refused in one sentence', (args, env, sentence) => {
  expect(() => startOptions(args, env)).toThrow(sentence);
});

test('a host that is no address of this machine is named with where it comes from', () => {
  expect(noSuchHost({ name: 'HOST', value: '192.0.2.1' })).toBe(
    'HOST is 192.0.2.1, which is no address of this machine. Unset it or use --host.',
  );
});
