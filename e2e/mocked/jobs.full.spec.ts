import type { Locator, Page } from '@playwright/test';
import { startPayment, unpaid } from '../support/binders';
import { expect, rowWith, test } from '../support/fixtures';
import { controlClock, pass, stopClock } from '../support/slowCalls';

/**
 * The jobs of docs/qa.md that a tester does in the panel of the mock server. Each is done once, saved as a bug bundle, and
 * repeated in another browser profile that replays the bundle, without an action in the panel.
 */

const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Mock server' });

/** Opens the panel with F9, works in it, and returns to the page in the same way. */
async function inPanel(page: Page, work: (panel: Locator) => Promise<unknown>): Promise<void> {
  const panel = panelOf(page);
  await page.keyboard.press('F9');
  await work(panel);
  await page.keyboard.press('F9');
}

type Fields = Readonly<Record<string, string>>;

/** Plans a fault in the panel, with values by the labels of the fields. */
const plan = (page: Page, call: string, kind: string, fields: Fields = {}): Promise<void> =>
  inPanel(page, async (panel) => {
    await panel.getByLabel('Call', { exact: true }).fill(call);
    await panel.getByLabel('What happens').selectOption(kind);
    for (const [label, text] of Object.entries(fields))
      await panel.getByRole('textbox', { name: label }).fill(text);
    await panel.getByRole('button', { name: 'Plan this fault' }).click();
    await expect(panel.getByText(`Planned: ${call} ${kind}`)).toBeVisible();
  });

interface Job {
  readonly title: string;
  /** The console errors that the job expects. */
  readonly errors?: RegExp;
  /** The scenario that is chosen in the panel at the beginning, by its label. */
  readonly scenario?: string;
  /** The address that a signed-in user opens. */
  readonly opens: string;
  readonly hasClock?: boolean;
  /** The user's actions and expectations on the page; `prepare` is the work in the panel, which a replay does not need. */
  readonly steps: (page: Page, prepare: (step: () => Promise<void>) => Promise<void>) => Promise<void>;
}

const payment = '/policyquotationpayment';

async function openUnpaid(page: Page): Promise<Locator> {
  await rowWith(page, unpaid).getByRole('cell').nth(5).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: `Binder ${unpaid}` })).toBeVisible();
  return startPayment(page, 'MONEY ORDER', '10');
}

const jobs: readonly Job[] = [
  {
    title: 'the save of a country fails once',
    errors: /500/,
    opens: '/user_admin_edit_countries/402',
    async steps(page, prepare) {
      const name = page.getByRole('textbox', { name: 'Country Name' });
      await name.fill('Canada and Quebec');
      await prepare(() => plan(page, '/updatecountry', 'answer', { Status: '500' }));
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Not saved')).toBeVisible();
      await expect(name).toHaveValue('Canada and Quebec');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('cell', { name: 'Canada and Quebec' })).toBeVisible();
    },
  },
  {
    title: 'a payment is refused, planned while its dialog is open',
    errors: /400/,
    opens: '/user_admin_policy_binder',
    async steps(page, prepare) {
      const dialog = await openUnpaid(page);
      await prepare(() => plan(page, payment, 'answer', { Status: '400', Message: 'Card declined' }));
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await expect(dialog.getByText('Card declined')).toBeVisible();
    },
  },
  {
    title: 'a payment is recorded after its answer was lost',
    errors: /Failed to load resource/,
    opens: '/user_admin_policy_binder',
    hasClock: true,
    async steps(page, prepare) {
      const dialog = await openUnpaid(page);
      await prepare(() => plan(page, payment, 'answerLost', { 'Carried out after (ms)': '15000' }));
      await stopClock(page);
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await expect(dialog.getByRole('heading', { name: 'Payment not confirmed' })).toBeVisible();
      await pass(page, 35);
      await expect(page.getByRole('heading', { name: 'Payment recorded' })).toBeVisible();
    },
  },
  {
    title: 'a form of 300 coverages is used while the zip look-up fails',
    errors: /500/,
    scenario: 'A quotation of 300 coverages',
    opens: '/user_admin_policy_quotations',
    async steps(page, prepare) {
      await page
        .getByRole('row')
        .filter({ hasText: 'PERSONAL AUTO' })
        .first()
        .getByRole('cell')
        .nth(5)
        .dblclick();
      await page.getByRole('link', { name: 'Edit' }).first().click();
      await prepare(() => plan(page, '/zipcodedatamain', 'answer', { Status: '500', Times: 'always' }));
      const zip = page.getByRole('textbox', { name: /Zip/ }).first();
      const city = page.getByRole('textbox', { name: /City/ }).first();
      const before = await city.inputValue();
      const failure = page.waitForEvent('console', { predicate: (message) => /500/.test(message.text()) });
      await zip.fill('60601');
      await zip.blur();
      await failure;
      await expect(city).toHaveValue(before);
      await expect(zip).toHaveValue('60601');
    },
  },
  {
    title: 'a session ends in 20 seconds while a dialog is open',
    errors: /401/,
    opens: '/user_admin_policy_binder',
    hasClock: true,
    async steps(page, prepare) {
      const dialog = await openUnpaid(page);
      await prepare(() =>
        inPanel(page, async (panel) => {
          await panel.getByText('Session and clock').click();
          await panel.getByLabel('Sessions end in (seconds)').fill('20');
          await panel.getByRole('button', { name: 'Set end' }).click();
        }),
      );
      await expect(dialog).toBeVisible();
      await stopClock(page);
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('heading', { name: 'User Log In' })).toBeVisible();
    },
  },
  {
    title: 'another user changes a country before it is saved',
    opens: '/user_admin_edit_countries/402',
    async steps(page, prepare) {
      await page.getByRole('textbox', { name: 'Country Name' }).fill('Canada and Quebec');
      await prepare(() =>
        inPanel(page, async (panel) => {
          await panel.getByText('Data', { exact: true }).click();
          await panel.getByLabel('Id of the row').fill('402');
          await panel.getByLabel('Fields as JSON').fill('{ "country_name": "Kanada" }');
          await panel.getByRole('button', { name: 'Patch' }).click();
          await panel.getByRole('button', { name: 'Show', exact: true }).click();
          await expect(panel.getByText(/"country_name": "Kanada"/)).toBeVisible();
        }),
      );
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('dialog').getByText('Kanada')).toBeVisible();
    },
  },
];

for (const { title, errors, scenario, opens, hasClock = false, steps } of jobs) {
  test(title, { tag: '@nightly' }, async ({ page, browser, login, expectErrors }) => {
    if (errors) expectErrors(errors);
    if (hasClock) await controlClock(page);
    if (scenario !== undefined) {
      await page.goto('/kyubos_admin');
      await page.getByRole('button', { name: 'Mock server' }).click();
      await panelOf(page).getByLabel('Scenario').selectOption({ label: scenario });
      await panelOf(page).getByRole('button', { name: 'Begin scenario' }).click();
      await expect(panelOf(page).getByLabel('Scenario')).toBeHidden();
    }
    await login();
    await page.goto(opens);
    await steps(page, (step) => step());

    const panel = panelOf(page);
    await panel.getByText('Bug bundle', { exact: true }).click();
    const saved = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Save bug bundle' }).click();
    const file = await (await saved).path();

    const profile = await browser.newContext();
    const other = await profile.newPage();
    if (hasClock) await controlClock(other);
    await other.goto('/kyubos_admin');
    await other.getByRole('button', { name: 'Mock server' }).click();
    await panelOf(other).getByText('Bug bundle', { exact: true }).click();
    await panelOf(other).getByLabel('Replay a bug bundle').setInputFiles(file);
    await other.waitForURL(opens);
    await steps(other, () => Promise.resolve());
    await profile.close();
  });
}
