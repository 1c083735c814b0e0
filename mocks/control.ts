import { contractErrors, recordedCalls } from './callLog';
import { planFault, type Fault } from './conditions';
import { currentScenario, isScenario, setScenario } from './scenarios';

/** Where end-to-end tests steer the stand-alone server; no path of the product begins so. */
const prefix = '/__mock/';

type Steering = (body: Readonly<Record<string, unknown>>) => object;

const steering: Readonly<Record<string, Steering>> = {
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

/** The answer to a steering request; nothing for any other. */
export async function controlled(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(prefix)) return undefined;
  const steer = new Map(Object.entries(steering)).get(`${request.method} ${pathname.slice(prefix.length)}`);
  if (!steer)
    return Response.json({ message: `Known are ${Object.keys(steering).join(', ')}` }, { status: 404 });
  try {
    const text = await request.text();
    const body: unknown = JSON.parse(text === '' ? '{}' : text);
    return Response.json(steer(body as Readonly<Record<string, unknown>>));
  } catch (error) {
    return Response.json({ message: String(error) }, { status: 400 });
  }
}
