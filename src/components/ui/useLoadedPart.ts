import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

interface LoadedPart<Props> {
  readonly view: ComponentType<Props>;
}

/**
 * A component whose code is loaded once `load` finds that it is wanted; undefined until then. `load` is called again
 * whenever `trigger` changes, until the component has loaded: so a load that failed is repeated.
 */
export function useLoadedPart<Props>(
  load: () => Promise<ComponentType<Props> | false>,
  trigger: unknown,
): LoadedPart<Props> | undefined {
  const [part, setPart] = useState<LoadedPart<Props>>();
  const loadNow = useEffectEvent(load);
  useEffect(() => {
    if (part) return;
    loadNow().then(
      (view) => view && setPart({ view }),
      () => undefined,
    );
  }, [trigger, part]);
  return part;
}
