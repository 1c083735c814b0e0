import { matchPath } from 'react-router-dom';

/** The states of a screen, by the end of the name of the story that shows it. */
const states = ['Loading', 'Could Not Load', 'Empty', 'Save Fails', 'Long Texts'];

/** The states that routes do not have, with the reason. */
const absent = [];

/** The best of the routes that a URL fits: one without parameters before one with. */
const routeOf = (url, routes) =>
  routes
    .filter((route) => matchPath(route, url.split('?')[0]))
    .toSorted((one, other) => one.split(':').length - other.split(':').length)[0];

/** For each route, its stories and the states that none of them shows although the route has it. */
export function tableOfStates(stories, routes) {
  return routes.map((route) => {
    const own = stories.filter(({ url }) => url !== undefined && routeOf(url, routes) === route);
    const shown = states.map((state) => own.some(({ name }) => name.endsWith(state)));
    const reasons = states.map(
      (state) => absent.find((group) => group.states.includes(state) && group.routes.includes(route))?.reason,
    );
    const filled = own.find(({ name }) => !states.some((state) => name.endsWith(state)));
    const holes = states.filter((_state, index) => !shown[index] && reasons[index] === undefined);
    const stale = states.filter((_state, index) => shown[index] && reasons[index] !== undefined);
    return { route, filled, shown, reasons, holes: filled ? holes : ['a filled story', ...holes], stale };
  });
}

/** The table as text: one line a route, one column a state. */
export function printed(table) {
  const width = Math.max(...table.map(({ route }) => route.length)) + 2;
  const lines = table.map(({ route, filled, shown, reasons }) =>
    [
      route.padEnd(width) + (filled ? 'yes' : 'MISSING').padEnd(9),
      ...states.map((state, index) =>
        (shown[index] ? 'yes' : reasons[index] === undefined ? 'MISSING' : '-').padEnd(state.length + 2),
      ),
    ].join(''),
  );
  const head = `${'Route'.padEnd(width)}${'Filled'.padEnd(9)}${states.map((state) => `${state}  `).join('')}`;
  const reasons = absent.map(({ reason, states: without }) => `- ${without.join(', ')}: ${reason}`);
  return [head, ...lines, '', 'A dash: the route does not have this state.', ...reasons].join('\n');
}
