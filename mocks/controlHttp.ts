import { operations, perform, type OperationName } from './controls';
import { currentScenario } from './scenarios';

/** Where tests and QA control the stand-alone server; no path of the product begins with it. */
const prefix = '/__mock/';

const known = Object.entries(operations).map(([name, { method }]) => `${method} ${prefix}${name}`);

/** The response to a control request; nothing for any other request. An invalid request gets a sentence as its error. */
export async function controlled(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!`${pathname}/`.startsWith(prefix)) return undefined;
  const name = pathname.slice(prefix.length);
  if (name === '' && request.method === 'GET')
    return Response.json({ scenario: currentScenario(), controls: known });
  if (!isOperation(name) || operations[name].method !== request.method) {
    return Response.json({ message: `Known are ${known.join(', ')}.` }, { status: 404 });
  }
  try {
    return Response.json(await perform(name, parsed(await request.text())));
  } catch (error) {
    return Response.json(
      { message: error instanceof Error ? error.message : String(error) },
      { status: 400 },
    );
  }
}

function isOperation(name: string): name is OperationName {
  return Object.hasOwn(operations, name);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    throw new Error('The body is no JSON.');
  }
}
