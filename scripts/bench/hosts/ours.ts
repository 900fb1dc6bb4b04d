import { startApp } from '../../../server/src/app';
import { configFrom } from '../../../server/src/config';
import { answerUsage } from './host';

/** Our server, as it runs in production, on a free port. */
async function main() {
  const app = await startApp(configFrom(process.env));
  answerUsage();
  process.send?.({ ready: app.url });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
