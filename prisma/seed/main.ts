import process from 'node:process';
import { readSettings } from '../../apps/api/src/settings.ts';
import { seed } from './seed.ts';

const settings = readSettings(process.env);
if (!settings.ok) {
  process.stderr.write(`${settings.fault}\n`);
  process.exit(1);
}
if (!settings.value.demo) {
  process.stderr.write('DEMO is not set: the demonstration is for trying Fieldpost out, never for production.\n');
  process.exit(1);
}
await seed(settings.value, new Date());
process.stdout.write('The demonstration is ready.\n');
