import { callerIn } from '../../identity/auth/graphql-caller.ts';
import { MeType } from '../../identity/players/graphql.ts';
import { unwrap } from '../../platform/errors/plugin.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { costs, LOOK_UP } from '../../platform/graphql/costs.ts';
import { addDevice, type Device, listDevices, pushKey, removeDevice } from './service.ts';

const DeviceType = builder.objectRef<Device>('PushDevice').implement({
  description: 'A browser that takes push.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastOkAt: t.expose('lastOkAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.objectFields(MeType, (t) => ({
  pushKey: t.string({
    nullable: true,
    description: 'The key that browsers subscribe with (applicationServerKey); null: this office sends no push.',
    resolve: (_me, _args, { services }) => pushKey(services),
  }),
  devices: t.field({
    type: [DeviceType],
    extensions: costs({ own: LOOK_UP, most: 20 }),
    resolve: (_me, _args, c) => listDevices(c.services, callerIn(c)),
  }),
}));

builder.mutationFields((t) => ({
  addPushDevice: t.field({
    type: DeviceType,
    description: 'Signs a browser up: what its PushSubscription says, keys in base64url.',
    args: {
      name: t.arg.string({ required: true }),
      endpoint: t.arg.string({ required: true }),
      p256dh: t.arg.string({ required: true }),
      auth: t.arg.string({ required: true }),
    },
    resolve: async (_root, args, c) => unwrap(await addDevice(c.services, callerIn(c), args)),
  }),
  removePushDevice: t.boolean({
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, c) => unwrap(await removeDevice(c.services, callerIn(c), id)) === null,
  }),
}));
