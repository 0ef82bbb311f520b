import { callerIn } from '../identity/auth/graphql-caller.ts';
import { MatchType } from '../match-api/graphql.ts';
import { asMatch } from '../match-api/graphql-as-match.ts';
import { builder } from '../platform/graphql/builder.ts';
import { type DiceOffer, offerDice } from './dice-offer.ts';
import { setSalt } from './salting.ts';

const DiceOfferType = builder.objectRef<DiceOffer>('DiceOffer').implement({
  description: 'The id and the commitment of a match that is about to be opened.',
  fields: (t) => ({ matchId: t.exposeID('matchId'), commitment: t.exposeString('commitment') }),
});

builder.queryField('diceOffer', (t) =>
  t.field({
    type: DiceOfferType,
    description: 'Request this before you create a match: the system commits to the dice before it learns your salt.',
    resolve: (_root, _args, context) => offerDice(context.services, callerIn(context)),
  }),
);

builder.mutationField('setSalt', (t) =>
  t.field({
    type: MatchType,
    description: 'Exchanges what your seat adds to the dice, until the first draw: 32 hexadecimal digits.',
    args: { matchId: t.arg.id({ required: true }), salt: t.arg.string({ required: true }) },
    resolve: (_root, { matchId, salt }, context) =>
      asMatch(context, matchId, (caller) => setSalt(context.services, caller, matchId, salt)),
  }),
);
