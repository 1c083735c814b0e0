import type { Attributes, XmlHandler } from './xml';

/** A part that another part refers to. */
interface Relationship {
  /** The last segment of its type's address, in lower case: two standards have different addresses before it. */
  type: string;
  /** The name of the part in the archive. */
  part: string;
}

/** The name of the part with the relationships of a part, or of the whole package for ''. */
export function relationshipsPart(part: string): string {
  return part.replace(/[^/]*$/, '_rels/$&.rels');
}

/** The name of the part to which a target in the part `source` refers. */
export function resolvedTarget(source: string, target: string): string {
  const path = target.replaceAll('\\', '/');
  const steps: string[] = [];
  for (const step of (path.startsWith('/') ? path : source.replace(/[^/]*$/, () => path)).split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** A part `….rels`: the parts to which the part `source` refers. */
export class Relationships implements XmlHandler {
  readonly #source: string;
  readonly byId = new Map<string, Relationship>();
  /** By their types in lower case. */
  readonly byType = new Map<string, Relationship>();

  constructor(source: string) {
    this.#source = source;
  }

  open(name: string, _depth: number, attributes: Attributes): void {
    const { Target: target = '', Type: address = '', Id: id = '', TargetMode: mode = '' } = attributes;
    if (name !== 'Relationship' || target === '' || mode === 'External') return;
    const type = (/[^/]*$/.exec(address)?.[0] ?? '').toLowerCase();
    const relationship = { type, part: resolvedTarget(this.#source, target) };
    this.byId.set(id, relationship);
    this.byType.set(type, relationship);
  }
}
