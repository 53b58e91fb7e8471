import { Agent, request } from 'node:http';

/** One request of a load: made anew for each, so that every applicant saves their own. */
export interface Shot {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const CONNECTIONS = 16;

/** Fires for so long over sixteen kept connections; requests a second. Throws at the first reply that is not a 200. */
export async function throughput(port: number, seconds: number, next: () => Shot): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const worker = async () => {
    while (performance.now() < end) {
      await fire(agent, port, next());
      done += 1;
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  agent.destroy();
  return done / ((performance.now() - started) / 1000);
}

function fire(agent: Agent, port: number, { method, path, headers, body }: Shot): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, host: '127.0.0.1', method, path, headers }, (reply) => {
      reply
        .resume()
        .on('end', () =>
          reply.statusCode === 200 ? resolve() : reject(new Error(`${method} ${path}: ${reply.statusCode}`)),
        )
        .on('error', reject);
    });
    sent.on('error', reject).end(body);
  });
}
