import { Cron } from 'croner';
import type { Log } from '../log/log.ts';

/** Work that is done again and again. */
export interface Chore {
  name: string;
  /** Cron text, in UTC. */
  when: string;
  work(): Promise<unknown>;
}

/** Does chores on time, never one twice at once; a failed one is logged and tried next time. */
export function schedule(chores: Chore[], log: Log): { stop(): void } {
  const crons = chores.map(
    ({ name, when, work }) =>
      new Cron(
        when,
        {
          timezone: 'UTC',
          protect: true,
          unref: true,
          catch: (err) => log.error({ err, chore: name }, 'a chore failed'),
        },
        async () => {
          await work();
        },
      ),
  );
  return {
    stop() {
      for (const cron of crons) cron.stop();
    },
  };
}
