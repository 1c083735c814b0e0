import { matchPath } from 'react-router-dom';

/** The states of a screen, by the end of the name of the story that shows it. */
const states = ['Loading', 'Could Not Load', 'Empty', 'Save Fails', 'Long Texts'];

/** The states that routes do not have, with the reason. */
const absent = [
  {
    reason: 'it has links only, or leads on to another screen',
    states: ['Loading', 'Could Not Load', 'Empty', 'Save Fails', 'Long Texts'],
    routes: ['/', '/user_admin_slab'],
  },
  {
    reason: 'nothing is read before the form is there, and it has no list',
    states: ['Loading', 'Could Not Load', 'Empty'],
    routes: [
      '/BDX_Login',
      '/Client_user_BDX_Login',
      '/user_admin_forgotpassword',
      '/user_admin_forgotloginid',
      '/client_user_BDX_forgotpassword',
      '/client_user_BDX_forgototpcheck',
      '/client_user_BDX_forgotpassswordchange',
      '/client_user_BDX_forgotloginid',
    ],
  },
  {
    reason: 'it shows no text of a record',
    states: ['Long Texts'],
    routes: [
      '/BDX_Login',
      '/Client_user_BDX_Login',
      '/user_admin_forgotloginid',
      '/client_user_BDX_forgotloginid',
      '/client_user_BDX_forgotpassswordchange',
      '/user_admin_add_bdxcreate',
    ],
  },
  {
    reason: 'the blank form reads nothing that it cannot do without',
    states: ['Loading', 'Could Not Load', 'Empty', 'Long Texts'],
    routes: [
      '/add_companies',
      '/user_admin_add_countries',
      '/user_admin_add_policies',
      '/user_admin_add_attributegroup/:client',
      '/user_admin_add_carrier',
      '/user_admin_add_tpa',
      '/user_admin_add_mga',
      '/user_admin_add_agent',
      '/user_admin_add_intakecategory/',
    ],
  },
  {
    reason: 'the blank form shows no list and no text of a record',
    states: ['Empty', 'Long Texts'],
    routes: [
      '/user_admin_add_currency',
      '/user_admin_add_state',
      '/user_admin_add_city',
      '/user_admin_add_users',
      '/user_admin_add_intakeattributegroup/:iid',
    ],
  },
  {
    reason: 'it shows one record or one form, and no list',
    states: ['Empty'],
    routes: [
      '/user_admin_add_intakesubcategory/:cid',
      '/user_admin_add_attribute/:cid/:gid',
      '/edit_companies/:id',
      '/user_admin_edit_countries/:id',
      '/user_admin_edit_currency/:id',
      '/user_admin_edit_state/:id',
      '/user_admin_edit_city/:id',
      '/user_admin_edit_policies/:id',
      '/user_admin_edit_users/:id',
      '/user_admin_edit_intakecategory/:id',
      '/user_admin_edit_intakesubcategory/:cid/:id',
      '/user_admin_edit_attributegroup/:client/:id',
      '/user_admin_edit_attribute/:cid/:gid/:id',
      '/user_admin_edit_intakeattributegroup/:iid/:id',
      '/user_admin_edit_carrier/:id',
      '/user_admin_edit_tpa/:id',
      '/user_admin_edit_mga/:id',
      '/user_admin_edit_agent/:id',
      '/User_Admin_Setting',
      '/user_admin_view_policy_quotation/:id/:intake_id',
      '/user_admin_edit_quotation_policies/:id',
      '/edit_intakeform_user_admin_policy/:id/:intake_id',
      '/user_admin_view_binder_policies/:id/:intake_id',
      '/user_admin_policy/:id',
      '/user_admin_policy_based_on_user_creation/:id',
      '/user_admin_add_bdxcreate',
      '/client_user_BDX_add_fileupload',
      '/client_user_BDX_edit_fileupload/:id',
    ],
  },
  {
    reason: 'a menu with an entry below it has at least that entry',
    states: ['Empty'],
    routes: ['/submenuform/:menuId/:submenuId'],
  },
  {
    reason: 'it saves nothing on the server',
    states: ['Save Fails'],
    routes: [
      '/user_admin_countries',
      '/user_admin_currency',
      '/user_admin_state',
      '/user_admin_city',
      '/user_admin_users',
      '/user_admin_intakecategory/',
      '/user_admin_agent',
      '/user_admin_home',
      '/user_admin_overview',
      '/client_user_BDX_home',
      '/User_Admin_Setting',
      '/menuform/:menuId',
      '/submenuform/:menuId/:submenuId',
      '/user_admin_policy_quotations',
      '/user_admin_policy_binder',
      '/user_admin_policies',
      '/user_admin_policies_history_list/:id/:intake_id',
      '/add_customer_for_user_admin_policy/:id',
      '/user_admin_customer/:id',
      '/user_admin_bdx_create',
      '/client_user_brdx_importfile',
      '/user_admin_bdx_review',
      '/user_admin_bdx_history',
      '/client_user_brdx_file_view/:id',
    ],
  },
  {
    reason: 'it shows one record that is only read',
    states: ['Empty', 'Save Fails'],
    routes: [
      '/user_admin_intakecoverage/:cid/:id',
      '/user_admin_view_quotationhistory/:id/:qid/:intake_id',
      '/user_admin_view_policies/:id/:intake_id',
      '/view_admin_policy_quotation/:id/:intake_id',
      '/user_admin_bdx_history_view/:id',
    ],
  },
];

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
