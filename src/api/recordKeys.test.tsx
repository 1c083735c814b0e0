import { configureStore } from '@reduxjs/toolkit';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { defaultConfig } from '@/domain/access/config';
import { Secret } from '@/domain/text/secret';
import { legacyApi } from './legacyApi';
import { quotationsApi } from './quotations';
import { setRuntimeConfig, configureApi } from './runtime';
import { sessionApi } from './session';

/** The keys of a response that the product reads, for the records that no form sends back. */

const server = setupServer();

function newStore() {
  return configureStore({
    reducer: { [legacyApi.reducerPath]: legacyApi.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(legacyApi.middleware),
  });
}

let store = newStore();

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  store = newStore();
  setRuntimeConfig(defaultConfig);
  configureApi({
    areaOnScreen: () => 'admin',
    token: () => 'token',
    isIntact: () => true,
    isTokenRefused: () => Promise.resolve(true),
    refused: () => undefined,
  });
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

function respondWith(path: string, body: object): void {
  server.use(http.post(`*${path}`, () => HttpResponse.json(body as Record<string, unknown>)));
}

/** A record in which each key holds its own name. */
function named(keys: string): Record<string, string> {
  return Object.fromEntries(keys.split(' ').map((key) => [key, `the ${key}`]));
}

const foreign = { __unknown: 'not ours', constructor: 'x' };

test('ENT-01 a client record is read key by key, and its password only as a secret', async () => {
  const record = named(
    'Client_TranDt Client_Type Client_Cd Client_SubCd Client_FullName Client_ShortName Client_PrincipalContact ' +
      'Client_PrincipalContactPhone Client_PrincipalContactEmail Client_PrincipalContactDesignation ' +
      'Client_LOBBitValue Client_StreetAddr1 Client_StreetAddr2 Client_City_id Client_CityCd Client_State_id ' +
      'Client_StateCd Client_Country_id Client_CountryCd Client_ZipCd Client_Phone Client_Email ' +
      'Client_OnboardingDt Client_OffboardingDt Client_DocId Client_DocDt Client_AbstractId Client_AbstractSubId ' +
      'Client_AdminLoginCd Client_AdminLoginStatusDt Client_AdminLoginStatus Client_AdminName Client_AdminPhone ' +
      'Client_AdminEmail Client_AdminDesignation Client_BillingPersonId Client_BillingPersonStatusDt ' +
      'Client_BillingPersonStatus Client_BillingPaidStatus Client_BillingPersonName Client_BillingPersonPhone ' +
      'Client_BillingPersonEmail Client_BillingPersonDesignation Client_LoginID',
  );
  respondWith('/editclient', { client: { id: 1, ...record, Client_LoginPassWD: 'harbor-7', ...foreign } });
  const { data } = await store.dispatch(sessionApi.endpoints.editClient.initiate(1));
  const { Client_LoginPassWD: password, ...rest } = data!;
  expect(rest).toEqual({ id: 1, ...record });
  expect(password).toBeInstanceOf(Secret);
  expect(JSON.stringify(store.getState())).not.toContain('harbor-7');
});

test('ENT-11 a menu entry has its category and the submenu below it', async () => {
  const category = named('name url menutype');
  const submenu = { id: 4, menu_id: 2, ...category };
  respondWith('/viewmainmenuandsubmenu', {
    menuWithSubmenu: [{ id: 2, category, subMenu: [{ ...submenu, ...foreign }], ...foreign }],
  });
  const { data } = await store.dispatch(sessionApi.endpoints.viewMainMenuAndSubmenu.initiate('1'));
  expect(data).toEqual([{ id: 2, category, subMenu: [submenu] }]);
});

test('ENT-33 an attribute definition is read with its mask, its limits and its choices', async () => {
  const definition = named(
    'name attribute_name attribute_type attributeformat attribute_max_lenght attribute_data_type isrequired ' +
      'description radiogroup selectgroup',
  );
  respondWith('/viewactiveattributemain', { attribute: [{ id: 12, ...definition, ...foreign }] });
  const { data } = await store.dispatch(
    quotationsApi.endpoints.viewActiveAttributeMain.initiate({ groupId: 3, clientId: 1 }),
  );
  expect(data).toEqual([{ id: 12, ...definition, client_id: '', group_id: '', rank: '', active: 0 }]);
});

test('ENT-40 ENT-41 ENT-42 ENT-43 intakes, sub-LOBs, programs and states are read under their keys', async () => {
  const { intakeProgram, programState, viewIntakeSubLobMain, editClientIntakeCategoryMain } =
    quotationsApi.endpoints;
  const state = { id: 1, state_id: 7, state_name: 'Utah' };
  const subLob = { id: 2, sublob_id: 5, sublob_code: 'HO3', name: 'Homeowners' };
  const program = { id: 3, program_name: 'Coastal' };
  const intake = { id: 4, ...named('name category_name sublob lob_code intaketype') };
  respondWith('/programstate', { state: [{ ...state, ...foreign }] });
  respondWith('/viewintakesublobmain', { intakesublob: [{ ...subLob, ...foreign }] });
  respondWith('/intakeprogram', { program: [{ ...program, ...foreign }] });
  respondWith('/editclientintakecategorymain', { intake: { ...intake, ...foreign } });
  const ids = { program_id: 3, intake_id: 4 };
  expect((await store.dispatch(programState.initiate(ids))).data).toEqual([state]);
  expect((await store.dispatch(viewIntakeSubLobMain.initiate(4))).data).toEqual([subLob]);
  expect((await store.dispatch(intakeProgram.initiate({ id: 4, client_id: 1 }))).data).toEqual([program]);
  expect((await store.dispatch(editClientIntakeCategoryMain.initiate(4))).data).toEqual(intake);
});

test.each([
  ['$1,200.50', 1200.5],
  ['500', 500],
  [373.5, 373.5],
  ['Included', 0],
  [null, 0],
])('COV-10 QNEW-16 a premium of a program that comes as %p counts as %d', async (premium, amount) => {
  respondWith('/programlobcoverage', { ProgramLobCovarage: [{ coverage_name: 'Wind', premium }] });
  const { programLobCoverage } = quotationsApi.endpoints;
  const { data } = await store.dispatch(programLobCoverage.initiate({ program_id: 3, intake_id: 4 }));
  expect(data).toMatchObject([{ coverage_name: 'Wind', premium: amount }]);
});
