import { openBinder, startPayment, unpaid } from '../support/binders';
import { expect, test as base } from '../support/fixtures';
import { Forwarder } from './forwarder';
import { Site } from './site';

/** A browser repeats a change by itself when its connection breaks before the response. The site lets one request through. */

const payment = '/policyquotationpayment';

for (const [protocol, isTls] of [
  ['h2', true],
  ['http/1.1', false],
] as const) {
  const test = base.extend<{ forwarder: Forwarder }>({
    // The page uses the site, so it is closed first.
    forwarder: async ({ controlUrl }, use, info) => {
      const { ownPort } = info.project.metadata as { ownPort: number };
      const sitePort = isTls ? ownPort + 2 : ownPort;
      const tls = isTls ? ['--tls-port', String(sitePort)] : [];
      const site = await Site.start(ownPort, '--server', new URL(controlUrl).host, ...tls);
      const forwarder = await Forwarder.start(ownPort + 3, sitePort);
      await use(forwarder);
      forwarder.close();
      await site.close();
    },
    baseURL: async ({ forwarder }, use) => {
      await use(`${isTls ? 'https' : 'http'}://localhost:${forwarder.port}`);
    },
    ignoreHTTPSErrors: true,
  });

  test(`a payment whose connection breaks (${protocol}) reaches the legacy server once, and is not confirmed`, async ({
    page,
    login,
    control,
    forwarder,
    expectErrors,
  }) => {
    expectErrors(/status of 429/);
    const payments = async (): Promise<number> => (await control.callsTo(payment)).length;
    await login();
    await openBinder(page, unpaid);
    const spoken = await page.evaluate(
      () => performance.getEntriesByType('navigation')[0]?.toJSON() as unknown,
    );
    expect(spoken).toMatchObject({ nextHopProtocol: protocol });
    const dialog = await startPayment(page, 'MONEY ORDER', '50');
    await control.send('fault', { path: payment, fault: { kind: 'hang' } });
    const repeated = page.waitForResponse((response) => response.url().endsWith(payment));
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect.poll(payments).toBe(1);
    forwarder.breakConnections();
    expect((await repeated).status()).toBe(429);
    await expect(dialog.getByRole('heading', { name: 'Payment not confirmed' })).toBeVisible();
    expect(await payments()).toBe(1);
    await expect(page.getByText(/recorded\.|refused|Not saved|Too many attempts/)).toHaveCount(0);
  });
}
