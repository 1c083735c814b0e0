import { contractErrors, recordedCalls } from './callLog';
import { planFault, type Fault } from './conditions';
import { currentScenario, isScenario, setScenario } from './scenarios';

/** Where end-to-end tests control the stand-alone server; no path of the product begins so. */
const prefix = '/__mock/';

type Control = (body: Readonly<Record<string, unknown>>) => object;

const controls: Readonly<Record<string, Control>> = {
  /** Begins the running scenario anew. */
  'POST reset': () => {
    setScenario(currentScenario());
    return { scenario: currentScenario() };
  },
  /** `{ "scenario": "flaky" }` */
  'POST scenario': ({ scenario }) => {
    if (!isScenario(scenario)) throw new Error('scenario is unknown');
    setScenario(scenario);
    return { scenario };
  },
  /** `{ "path": "/updatecountry", "fault": { "kind": "answer", "status": 500 }, "times": 1 }` */
  'POST fault': ({ path, fault, times = 1 }) => {
    if (typeof path !== 'string' || !isFault(fault)) throw new Error('path or fault is unknown');
    planFault(path, fault, Number(times));
    return { path, fault, times };
  },
  'GET requests': () => ({ scenario: currentScenario(), requests: recordedCalls, contractErrors }),
};

const faultKinds = ['answer', 'garbled', 'unreachable', 'answerLost', 'hang', 'late'];

function isFault(value: unknown): value is Fault {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  return faultKinds.includes(String(value.kind));
}

/** The answer to a control request; nothing for any other. */
export async function controlled(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(prefix)) return undefined;
  const control = new Map(Object.entries(controls)).get(`${request.method} ${pathname.slice(prefix.length)}`);
  if (!control)
    return Response.json({ message: `Known are ${Object.keys(controls).join(', ')}` }, { status: 404 });
  try {
    const text = await request.text();
    const body: unknown = JSON.parse(text === '' ? '{}' : text);
    return Response.json(control(body as Readonly<Record<string, unknown>>));
  } catch (error) {
    return Response.json({ message: String(error) }, { status: 400 });
  }
}
