import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBinder, startPayment, unpaid } from '../support/binders';
import { expect, test as base } from '../support/fixtures';

/**
 * A browser repeats a request by itself, a POST too, when a connection that it has used before breaks before the response.
 * In these tests a gateway breaks connections after the server has carried out the call, and the server treats each request
 * as a new one.
 */

const payment = '/policyquotationpayment';

interface Gateway {
  readonly address: string;
  /** The number of next payments whose connection breaks. */
  breaks: number;
  /** The number of payments that have reached the server. */
  payments: number;
  readonly stop: () => void;
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function startGateway(server: string): Promise<Gateway> {
  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const isPayment = incoming.url === payment;
    let body = await bodyOf(incoming);
    if (isPayment) {
      // The mock server refuses a payment whose new balance does not fit; a legacy server may accept it.
      const sent = JSON.parse(body.toString()) as { balance: number; paidamount: number };
      const balance = sent.balance - gateway.payments * sent.paidamount;
      body = Buffer.from(JSON.stringify({ ...sent, balance }));
      gateway.payments += 1;
    }
    const headers = { ...incoming.headers, 'content-length': String(body.length) };
    const { method = 'GET', url = '/' } = incoming;
    const call = forward(new URL(url, server), { method, headers }, (answer) => {
      if (isPayment && gateway.breaks > 0) {
        gateway.breaks -= 1;
        answer.resume();
        answer.on('end', () => outgoing.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    call.on('error', () => outgoing.destroy());
    call.end(body);
  }

  const listener = createServer((incoming, outgoing) => void pass(incoming, outgoing));
  await new Promise<void>((resolve) => listener.listen(0, 'localhost', resolve));
  const { port } = listener.address() as AddressInfo;
  const gateway: Gateway = {
    address: `http://localhost:${port}`,
    breaks: 0,
    payments: 0,
    stop: () => {
      listener.closeAllConnections();
      listener.close();
    },
  };
  return gateway;
}

const test = base.extend<{ gateway: Gateway }>({
  gateway: async ({ controlUrl }, use) => {
    const gateway = await startGateway(controlUrl);
    await use(gateway);
    gateway.stop();
  },
  baseURL: async ({ gateway }, use) => {
    await use(gateway.address);
  },
});

for (const [what, breaks] of [
  ['once', 1],
  ['each time', Infinity],
] as const) {
  test(
    `BINDER-11 PAY-03 a connection that breaks ${what} after a payment was recorded: no success is shown`,
    { tag: '@serverOutside' },
    async ({ page, login, gateway, expectErrors }) => {
      expectErrors(/Failed to load resource/);
      let sent = 0;
      page.on('request', (request) => (sent += request.url().endsWith(payment) ? 1 : 0));
      await login();
      await openBinder(page, unpaid);
      const dialog = await startPayment(page, 'MONEY ORDER', '10');
      gateway.breaks = breaks;
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await expect(dialog.getByRole('heading', { name: 'Payment recorded more than once' })).toBeFocused();
      expect(sent).toBe(1);
      expect(gateway.payments).toBeGreaterThan(1);
      const text = `This payment seems to be recorded ${gateway.payments} times. Do not pay again.`;
      await expect(dialog.getByText(text)).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled();
      await expect(page).toHaveURL(/\/user_admin_view_binder_policies\//);
    },
  );
}
