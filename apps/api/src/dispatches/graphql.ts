import '../plugins/graphql/builder.ts';
