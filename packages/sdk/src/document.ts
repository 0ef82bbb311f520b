// Made from the OpenAPI document by openapi-typescript: do not edit.
export interface paths {
    readonly "/api/v1/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Your account */
        readonly get: operations["getMe"];
        readonly put?: never;
        readonly post?: never;
        /** Delete your account */
        readonly delete: operations["deleteMe"];
        readonly options?: never;
        readonly head?: never;
        /** Change name, time zone, mails */
        readonly patch: operations["patchMe"];
        readonly trace?: never;
    };
    readonly "/api/v1/me/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All that is stored about you */
        readonly get: operations["getMeExport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Where you are signed in */
        readonly get: operations["getMeSessions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/sessions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** End a session */
        readonly delete: operations["deleteMeSessionsId"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/tokens": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Your access tokens */
        readonly get: operations["getMeTokens"];
        readonly put?: never;
        /** Make a token */
        readonly post: operations["postMeTokens"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/tokens/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Revoke a token */
        readonly delete: operations["deleteMeTokensId"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/users/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Somebody, and how they have played */
        readonly get: operations["getUsersId"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/rulesets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The games */
        readonly get: operations["getRulesets"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/rulesets/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One game: options, scenarios, texts, catalogue */
        readonly get: operations["getRulesetsId"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/rulesets/{id}/schemas": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** JSON Schemas of its documents: options, scenario, command, view and so on */
        readonly get: operations["getRulesetsIdSchemas"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Matches: open ones, or mine */
        readonly get: operations["getMatches"];
        readonly put?: never;
        /** Open a match */
        readonly post: operations["postMatches"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/dice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The dice of a match that you are about to open: its id, and the commitment to its seed */
        readonly post: operations["postDice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/invitations/{secret}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Details of an invitation */
        readonly get: operations["getInvitationsSecret"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/join": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Take a seat */
        readonly post: operations["postMatchesIdJoin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/leave": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Give a seat back */
        readonly post: operations["postMatchesIdLeave"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancel an open match */
        readonly post: operations["postMatchesIdCancel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/invitations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Invite somebody by link or mail */
        readonly post: operations["postMatchesIdInvitations"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/bot": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Seat a computer player */
        readonly post: operations["postMatchesIdBot"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/rematch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Offer or take a rematch */
        readonly post: operations["postMatchesIdRematch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/salt": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Exchange your salt, until the first draw */
        readonly post: operations["postMatchesIdSalt"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The match as you may know it */
        readonly get: operations["getMatchesId"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/commands": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What you may play */
        readonly get: operations["getMatchesIdCommands"];
        readonly put?: never;
        /** Play a command */
        readonly post: operations["postMatchesIdCommands"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/notices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What happened since */
        readonly get: operations["getMatchesIdNotices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/frames": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The replay, in chunks */
        readonly get: operations["getMatchesIdFrames"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/dice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Commitment, salts and draws; the seed when the match has ended */
        readonly get: operations["getMatchesIdDice"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/record": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The record of the match */
        readonly get: operations["getMatchesIdRecord"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/seen": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Note what you have been shown */
        readonly post: operations["postMatchesIdSeen"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/windows": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Past windows that were yours to answer */
        readonly get: operations["getWindows"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/undo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Undo your last open step */
        readonly post: operations["postMatchesIdUndo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Your standing orders */
        readonly get: operations["getMatchesIdOrders"];
        readonly put?: never;
        /** File standing orders */
        readonly post: operations["postMatchesIdOrders"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/resign": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Give up */
        readonly post: operations["postMatchesIdResign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/draw": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Offer, accept or decline a draw */
        readonly post: operations["postMatchesIdDraw"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/claim": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Claim the win over a side that missed two turns in a row */
        readonly post: operations["postMatchesIdClaim"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/stream": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Changes of your matches as they happen (SSE, or ND-JSON by Accept) */
        readonly get: operations["getStream"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/ready": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Say that you are there */
        readonly post: operations["postMatchesIdReady"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/seat": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Open your seat, return to it, or take one over */
        readonly post: operations["postMatchesIdSeat"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/vacancies": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Matches with a seat that you may take over, the oldest first */
        readonly get: operations["getVacancies"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/pause": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ask for a pause, answer the request, end it */
        readonly post: operations["postMatchesIdPause"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/vacation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Take vacation, or end it */
        readonly post: operations["postMatchesIdVacation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/excuse": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Forgive a missed turn */
        readonly post: operations["postMatchesIdExcuse"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/calendar": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Clock calendar */
        readonly get: operations["getMatchesIdCalendar"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/handover": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All that your seat knows */
        readonly get: operations["getMatchesIdHandover"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/conditional-orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Your conditional orders */
        readonly get: operations["getMatchesIdConditionalOrders"];
        readonly put?: never;
        /** Save conditional orders */
        readonly post: operations["postMatchesIdConditionalOrders"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/sleep-hours": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Set sleep hours */
        readonly put: operations["putMeSleepHours"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/users/{id}/reliability": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Reliability and reply times of a person */
        readonly get: operations["getUsersIdReliability"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/clubs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Clubs that you may see, by name */
        readonly get: operations["getClubs"];
        readonly put?: never;
        /** Found a club */
        readonly post: operations["postClubs"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/clubs/{slug}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A club */
        readonly get: operations["getClubsSlug"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/clubs/{slug}/acts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Join, leave, invite, admit, appoint, take an office, edit */
        readonly post: operations["postClubsSlugActs"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Events that you may see */
        readonly get: operations["getEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** An event with its tables */
        readonly get: operations["getEventsId"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{id}/log": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Its public log */
        readonly get: operations["getEventsIdLog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{id}/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The event as a proof */
        readonly get: operations["getEventsIdExport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{id}/downloads/{file}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Its table and fixtures as CSV, its windows as a calendar, its news as a feed */
        readonly get: operations["getEventsIdDownloadsFile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/clubs/{slug}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Announce an event */
        readonly post: operations["postClubsSlugEvents"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/clubs/{slug}/imports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Check a file of another program, or import it */
        readonly post: operations["postClubsSlugImports"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/events/{id}/acts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Do something in an event */
        readonly post: operations["postEventsIdActs"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/ratings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The best of a game, by what is sure of their rating */
        readonly get: operations["getRatings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/users/{id}/ratings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The ratings of somebody, with their history */
        readonly get: operations["getUsersIdRatings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/watch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Running and finished matches that anybody may watch */
        readonly get: operations["getWatch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/watch/best": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The longest, the closest and the bloodiest match of the last day or week that anybody may look at */
        readonly get: operations["getWatchBest"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/rulesets/{id}/statistics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What the finished matches of a game came to that anybody may look at: wins by side, ends, lengths */
        readonly get: operations["getRulesetsIdStatistics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/followed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whom and what you follow, and what of it is played now where anybody may look */
        readonly get: operations["getMeFollowed"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/followed/people/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Follow somebody: their open matches come to your desk. They are not told. */
        readonly put: operations["putMeFollowedPeopleId"];
        readonly post?: never;
        /** Follow somebody no more */
        readonly delete: operations["deleteMeFollowedPeopleId"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/followed/matches/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Follow a public match: you are notified when it ends */
        readonly put: operations["putMeFollowedMatchesId"];
        readonly post?: never;
        /** Follow a match no more */
        readonly delete: operations["deleteMeFollowedMatchesId"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/messages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The talk of a match, as you may read it */
        readonly get: operations["getMatchesIdMessages"];
        readonly put?: never;
        /** Write a message */
        readonly post: operations["postMatchesIdMessages"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/messages/read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Note what you have read */
        readonly post: operations["postMatchesIdMessagesRead"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/messages/muted": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Whether you get notifications of messages */
        readonly put: operations["putMatchesIdMessagesMuted"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/blocks/{userId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Block somebody: you hear no more of them. They are not told. */
        readonly put: operations["putMeBlocksUserId"];
        readonly post?: never;
        /** Block somebody no more */
        readonly delete: operations["deleteMeBlocksUserId"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/notes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Your notes on a match; nobody else reads them */
        readonly get: operations["getMatchesIdNotes"];
        readonly put?: never;
        /** Note something for yourself */
        readonly post: operations["postMatchesIdNotes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/notes/{note}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Drop a note */
        readonly delete: operations["deleteMatchesIdNotesNote"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/position": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The whole position of a finished match after a number of steps */
        readonly get: operations["getMatchesIdPosition"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/statistics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The figures of a finished match */
        readonly get: operations["getMatchesIdStatistics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/hint": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ask what the computer would order, in a practice match against it; ask again while it thinks */
        readonly post: operations["postMatchesIdHint"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/levels": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How you have fared against the levels of the computer, by game; matches with a hint do not count */
        readonly get: operations["getMeLevels"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/trials": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Your trials, the latest first */
        readonly get: operations["getTrials"];
        readonly put?: never;
        /** Keep a trial */
        readonly post: operations["postTrials"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/trials/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A trial of yours */
        readonly get: operations["getTrialsId"];
        /** Change a trial of yours */
        readonly put: operations["putTrialsId"];
        readonly post?: never;
        /** Delete a trial of yours */
        readonly delete: operations["deleteTrialsId"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/notification-preferences": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Your notification settings */
        readonly get: operations["getMeNotificationPreferences"];
        /** Change your notification settings */
        readonly put: operations["putMeNotificationPreferences"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/email/resume": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Resume email after a bounce */
        readonly post: operations["postMeEmailResume"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/notification-preferences": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Settings that differ for a match */
        readonly get: operations["getMatchesIdNotificationPreferences"];
        /** Change settings that differ for a match */
        readonly put: operations["putMatchesIdNotificationPreferences"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns/{id}/notification-preferences": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Settings that differ for a campaign */
        readonly get: operations["getCampaignsIdNotificationPreferences"];
        /** Change settings that differ for a campaign */
        readonly put: operations["putCampaignsIdNotificationPreferences"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/notifications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Notification history of a match */
        readonly get: operations["getMatchesIdNotifications"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/devices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Browsers with push */
        readonly get: operations["getMeDevices"];
        readonly put?: never;
        /** Enable push in a browser */
        readonly post: operations["postMeDevices"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/devices/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Remove a browser */
        readonly delete: operations["deleteMeDevicesId"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/webhooks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Your webhooks */
        readonly get: operations["getMeWebhooks"];
        readonly put?: never;
        /** Add a webhook */
        readonly post: operations["postMeWebhooks"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/webhooks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Remove a webhook */
        readonly delete: operations["deleteMeWebhooksId"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/webhooks/{id}/test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Send a test */
        readonly post: operations["postMeWebhooksIdTest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/webhooks/{id}/rotate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Create a new secret */
        readonly post: operations["postMeWebhooksIdRotate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/webhooks/{id}/enable": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Enable again */
        readonly post: operations["postMeWebhooksIdEnable"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/scenarios": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What you have drawn */
        readonly get: operations["getScenarios"];
        readonly put?: never;
        /** Keep a new scenario */
        readonly post: operations["postScenarios"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/scenarios/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A scenario, by its id if it is yours or by its share key */
        readonly get: operations["getScenariosId"];
        /** Change a scenario of yours */
        readonly put: operations["putScenariosId"];
        readonly post?: never;
        /** Remove a scenario of yours */
        readonly delete: operations["deleteScenariosId"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Campaigns */
        readonly get: operations["getCampaigns"];
        readonly put?: never;
        /** Open a campaign */
        readonly post: operations["postCampaigns"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A campaign */
        readonly get: operations["getCampaignsId"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns/{id}/legal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What you may do, by Empire */
        readonly get: operations["getCampaignsIdLegal"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns/{id}/ledger": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The ledger, by pages */
        readonly get: operations["getCampaignsIdLedger"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns/{id}/state": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The state after an entry */
        readonly get: operations["getCampaignsIdState"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns/{id}/history": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The war entry by entry, with what each changed */
        readonly get: operations["getCampaignsIdHistory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns/{id}/soldiers/{soldierId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The dossier of a soldier */
        readonly get: operations["getCampaignsIdSoldiersSoldierId"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/matches/{id}/campaign": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What its war says of a battle: stakes, rosters, prisoners */
        readonly get: operations["getMatchesIdCampaign"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns/{id}/honour": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The roll of honour */
        readonly get: operations["getCampaignsIdHonour"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns/{id}/battles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Its battles and their matches */
        readonly get: operations["getCampaignsIdBattles"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns/{id}/join": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Take a seat */
        readonly post: operations["postCampaignsIdJoin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns/{id}/leave": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Give a seat back, before the start or in the war */
        readonly post: operations["postCampaignsIdLeave"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns/{id}/owner": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Hand your campaign over to another member */
        readonly put: operations["putCampaignsIdOwner"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns/{id}/substitute": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Offer a seat to the holder of the returned secret */
        readonly post: operations["postCampaignsIdSubstitute"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns/{id}/seat": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Take a seat that was offered */
        readonly post: operations["postCampaignsIdSeat"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns/{id}/vacation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Take vacation between battles, or end it */
        readonly post: operations["postCampaignsIdVacation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns/{id}/start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Begin with computer players on free seats */
        readonly post: operations["postCampaignsIdStart"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancel a campaign before it starts */
        readonly post: operations["postCampaignsIdCancel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns/{id}/acts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Choose, declare, answer, exchange */
        readonly post: operations["postCampaignsIdActs"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns/{id}/plans": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Plan and notes of your Empire */
        readonly get: operations["getCampaignsIdPlans"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns/{id}/plan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Write the plan of your Empire */
        readonly put: operations["putCampaignsIdPlan"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns/{id}/notes/{soldierId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Write a note on a soldier */
        readonly put: operations["putCampaignsIdNotesSoldierId"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns/{id}/corrections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Correct an entry, or see what that would change */
        readonly post: operations["postCampaignsIdCorrections"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns/{id}/pause": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ask for it with a reason: pause */
        readonly post: operations["postCampaignsIdPause"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns/{id}/resume": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ask for it with a reason: resume */
        readonly post: operations["postCampaignsIdResume"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns/{id}/void": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ask for it with a reason: void */
        readonly post: operations["postCampaignsIdVoid"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/clubs/{slug}/fronts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Fronts of a club */
        readonly get: operations["getClubsSlugFronts"];
        readonly put?: never;
        /** Open a front with its groups */
        readonly post: operations["postClubsSlugFronts"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/clubs/{slug}/fronts/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A front: its groups side by side */
        readonly get: operations["getClubsSlugFrontsId"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/clubs/{slug}/fronts/{id}/acts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Add groups, or pause or resume them all */
        readonly post: operations["postClubsSlugFrontsIdActs"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/campaigns/{id}/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The war as one file, its battles enclosed, to be verified and kept */
        readonly get: operations["getCampaignsIdExport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export interface webhooks {
    readonly event: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A notification, as sent to a webhook of the format `fieldpost`
         * @description Signed as Standard Webhooks says, with the secret of `POST /me/webhooks`.
         */
        readonly post: operations["onEvent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description The written entries, and the campaign's state after them. */
        readonly Acted: {
            readonly entries: readonly components["schemas"]["Json"][];
            readonly head: string;
            readonly seq: number;
            readonly state: components["schemas"]["Json"];
        };
        readonly Answer: {
            readonly drawOffer: null | string;
            readonly drawAccepted: readonly string[];
            readonly ending: null | {
                /** @constant */
                readonly by: "rules";
                readonly outcome: {
                    readonly reason: string;
                    readonly places: readonly {
                        readonly side: string;
                        readonly place: number;
                        readonly score: null | number;
                    }[];
                };
            } | {
                /** @enum {unknown} */
                readonly by: "adjudication" | "agreement" | "resignation" | "timeout";
                readonly outcome: {
                    readonly reason: string;
                    readonly places: readonly {
                        readonly side: string;
                        readonly place: number;
                        readonly score: null | number;
                    }[];
                };
            };
            readonly view?: readonly components["schemas"]["Json"][] | boolean | null | number | {
                readonly [key: string]: components["schemas"]["Json"];
            } | string;
            readonly step: number;
            readonly events: readonly components["schemas"]["Tagged"][];
            readonly lines: readonly (null | string)[];
            readonly sentences: readonly string[];
            readonly pending: {
                /** @constant */
                readonly kind: "choice";
                readonly side: string;
                readonly window: string;
                /** @enum {unknown} */
                readonly clock: "reaction" | "turn";
            } | {
                /** @constant */
                readonly kind: "finished";
                readonly outcome: {
                    readonly reason: string;
                    readonly places: readonly {
                        readonly side: string;
                        readonly place: number;
                        readonly score: null | number;
                    }[];
                };
            } | {
                /** @constant */
                readonly kind: "orders";
                readonly from: readonly string[];
                readonly window: string;
            };
        };
        readonly BattleFramed: {
            readonly battle: number;
            readonly turn: number;
            readonly title: string;
            readonly place: null | string;
            /** @description A sentence each, the same for both sides. */
            readonly stakes: readonly string[];
            readonly rosters: {
                readonly [key: string]: readonly {
                    readonly person: string;
                    readonly medals: readonly string[];
                    readonly upgrades: readonly string[];
                    readonly rank: number;
                }[];
            };
            readonly prisoners: readonly {
                readonly person: string;
                readonly place: string;
            }[];
            /** @description The entry that holds its report; null: it continues. */
            readonly seq: null | number;
            readonly campaign: {
                readonly id: string;
                readonly title: string;
            };
            /** @description The words of the campaign's texts: sides, people, places, medals and upgrades. */
            readonly atlas: {
                readonly sides: {
                    readonly [key: string]: string;
                };
                /** @description `picture`: the name of a portrait among the pictures of the battles' game. */
                readonly people: readonly {
                    readonly id: string;
                    readonly side: string;
                    readonly name: string;
                    readonly kind: string;
                    readonly picture: string;
                }[];
                /** @description Medals, upgrades and tactics by id. */
                readonly words: {
                    readonly [key: string]: {
                        readonly title: string;
                        readonly text: string;
                    };
                };
                readonly game: string;
                readonly places: {
                    readonly [key: string]: string;
                };
            };
        };
        /** @description Matches of `from` to `to` turns, both included. */
        readonly Bin: {
            readonly from: number;
            readonly to: number;
            readonly count: number;
        };
        /** @description A board of a match of teams for which no match could be made; `a` and `b`: who sits there, the team itself where nobody does. */
        readonly BoardMissing: {
            readonly matchId: string;
            readonly round: number;
            readonly a: string;
            readonly b: string;
            readonly leg: number;
            readonly board: null | number;
        };
        /** @description A pairing that an organiser has chosen by hand, and that somebody else must agree to. */
        readonly ByHand: {
            readonly pairs: readonly (readonly [
                string,
                string
            ])[];
            readonly byes: {
                readonly [key: string]: components["schemas"]["ByeCode"];
            };
            readonly by: string;
            readonly reason: string;
        };
        /** @enum {unknown} */
        readonly ByeCode: "H" | "U" | "Z";
        /** @enum {unknown} */
        readonly CampaignAsks: "declare" | "exchange" | "start" | "terms";
        readonly CampaignFile: {
            /** @constant */
            readonly format: "fieldpost-campaign-file@1";
            readonly title: string;
            readonly settings: components["schemas"]["Json"];
            readonly seats: readonly {
                readonly seat: string;
                readonly name: string;
                readonly since: string;
            }[];
            readonly ledger: readonly components["schemas"]["LedgerEntry"][];
            /** @description Of the battles that have ended, in order. */
            readonly matches: readonly {
                /** @constant */
                readonly format: "fieldpost-match@1";
                readonly matchId: string;
                readonly title: string;
                /** @description The players by seat key; names only. */
                readonly players: {
                    readonly [key: string]: string;
                };
                readonly record: {
                    readonly ruleSet: components["schemas"]["RuleSetRef"];
                    readonly setup: {
                        readonly scenario: components["schemas"]["Json"];
                        readonly options: components["schemas"]["Json"];
                        readonly carryOver: components["schemas"]["Json"];
                    };
                    readonly seedCommitment: string;
                    readonly openingDraws: readonly components["schemas"]["Draw"][];
                    readonly opening: components["schemas"]["Json"];
                    readonly steps: readonly {
                        readonly by: {
                            readonly side: string;
                            readonly player: number;
                        };
                        readonly command: components["schemas"]["Tagged"];
                        readonly draws: readonly components["schemas"]["Draw"][];
                        readonly events: readonly components["schemas"]["Tagged"][];
                        readonly sealed: boolean;
                    }[];
                    readonly ending: null | {
                        /** @constant */
                        readonly by: "rules";
                        readonly outcome: {
                            readonly reason: string;
                            readonly places: readonly {
                                readonly side: string;
                                readonly place: number;
                                readonly score: null | number;
                            }[];
                        };
                    } | {
                        /** @enum {unknown} */
                        readonly by: "adjudication" | "agreement" | "resignation" | "timeout";
                        readonly outcome: {
                            readonly reason: string;
                            readonly places: readonly {
                                readonly side: string;
                                readonly place: number;
                                readonly score: null | number;
                            }[];
                        };
                    };
                };
                readonly dice: {
                    /** @description SHA-256 of the seed, published before the first draw; the same as in the record. */
                    readonly commitment: string;
                    /** @description The seed in hexadecimal digits once the match has ended; null before. */
                    readonly seed: null | string;
                    /** @description The players' salts, by seat key, in hexadecimal digits; seats without a salt are missing. */
                    readonly salts: {
                        readonly [key: string]: string;
                    };
                };
                /** @description When each step was played, ISO 8601, one for each step of the record. */
                readonly times: readonly string[];
                readonly hashes: components["schemas"]["MatchHashes"];
            }[];
            readonly hashes: {
                readonly head: string;
                readonly state: string;
            };
        };
        readonly CampaignSummary: {
            readonly id: string;
            readonly rules: string;
            readonly battles: string;
            readonly title: string;
            /** @enum {unknown} */
            readonly status: "cancelled" | "finished" | "open" | "playing";
            readonly visibility: string;
            readonly solo: boolean;
            readonly owner: {
                readonly id: string;
                readonly name: string;
            };
            readonly options: components["schemas"]["Json"];
            readonly settings: components["schemas"]["Json"];
            readonly seats: readonly {
                readonly empire: string;
                readonly player: number;
                readonly user: null | {
                    readonly id: string;
                    readonly name: string;
                    readonly bot: null | string;
                };
            }[];
            readonly head: null | string;
            readonly seq: number;
            readonly line: number;
            readonly correctedByPlayer: boolean;
            readonly waits: readonly components["schemas"]["StoredWait"][];
            readonly asked: boolean;
            readonly vacations: {
                readonly [key: string]: readonly components["schemas"]["Vacation"][];
            };
            readonly battle: null | {
                readonly battle: number;
                readonly match: string;
            };
            readonly front: null | {
                readonly id: string;
                readonly name: string;
                readonly group: null | number;
                readonly club: {
                    readonly slug: string;
                    readonly name: string;
                };
                readonly officer: boolean;
            };
            /** Format: date-time */
            readonly createdAt: string;
            readonly startedAt: null | string;
            readonly finishedAt: null | string;
        };
        readonly ClockPreset: {
            readonly id: string;
            readonly title: string;
            readonly clock: {
                /** @description Hours for every player to confirm the ready check before the start; 0: the match begins at once. */
                readonly readyCheckHours: number;
                /** @enum {unknown} */
                readonly atEnd: "bot" | "claim" | "default" | "forfeit" | "replacement" | "standing";
                /** @description IANA zone of the match: fixed deadlines and days of rest are read in it. */
                readonly timeZone: string;
                /** @description Days of the week on which no clock runs. */
                readonly restDays: readonly number[];
                /** @description Dates on which no clock runs, "2026-12-25". */
                readonly holidays: readonly string[];
                /** @description Hours per night in which a player's clock is paused, from the hour that they choose. */
                readonly sleepHours: number;
                /** @description Days of vacation that each side may take in the course of the match. */
                readonly vacationDays: number;
                /** @description A side that runs out of time goes on vacation instead, as long as it has any left. */
                readonly vacationByItself: boolean;
                /** @description Null: each side has a reserve. Else turns end at these moments; reactions keep their own time. */
                readonly fixed: null | {
                    /** @description Time of day in the zone of the match, "19:00". */
                    readonly at: string;
                    /** @description On these days: all seven for a daily deadline, one for a weekly one. */
                    readonly weekdays: readonly number[];
                    /** @description A side that gets the turn later than this before a deadline has until the next one. */
                    readonly noticeSeconds: number;
                };
                /** @description The reserve of each side at the start. */
                readonly bankSeconds: number;
                /** @description Given back at the end of each turn. */
                readonly incrementSeconds: number;
                /** @description The most that a reserve may hold. */
                readonly capSeconds: number;
                /** @description For each answer within another side's turn. */
                readonly reactionSeconds: number;
            };
        };
        /** @description A stretch in which a clock is stopped, with its reason. */
        readonly Closing: {
            readonly from: number;
            readonly to: number;
            /** @enum {unknown} */
            readonly why: "pause" | "rest" | "sleep" | "vacation";
        };
        readonly Club: {
            readonly id: string;
            readonly slug: string;
            readonly name: string;
            readonly about: string;
            readonly zone: string;
            readonly visibility: string;
            readonly joinRule: string;
            readonly member: boolean;
            readonly offices: readonly ("organiser" | "owner" | "referee")[];
            /** @description The owner has offered the club to the reader (CL-021). */
            readonly offered: boolean;
            readonly members: readonly {
                readonly id: string;
                readonly name: string;
                readonly state: string;
                readonly roles: readonly ("organiser" | "owner" | "referee")[];
                /** @description Offices that they have not taken yet: for them and officers. */
                readonly offices: readonly ("organiser" | "owner" | "referee")[];
            }[];
        };
        readonly ClubEvent: {
            readonly id: string;
            readonly name: string;
            readonly club: {
                readonly slug: string;
                readonly name: string;
            };
            readonly ruleSet: string;
            readonly edition: number;
            readonly scenario: string;
            readonly format: string;
            readonly state: string;
            readonly settings: components["schemas"]["JsonValue"];
            readonly clock: components["schemas"]["JsonValue"];
            readonly startsAt: string;
            readonly length: null | {
                readonly windows: readonly number[];
                readonly days: number;
            };
            readonly seq: number;
            readonly head: string;
            readonly held: null | string;
            readonly differs: boolean;
            readonly draft: components["schemas"]["StoredDraft"] | null;
            readonly seed: null | string;
            readonly entries: readonly {
                readonly id: string;
                readonly name: string;
                readonly userId: string;
                readonly bot: boolean;
                readonly state: string;
                readonly answerBy: null | string;
                readonly team: null | string;
                readonly captain: null | string;
            }[];
            readonly signals: readonly components["schemas"]["Signal"][];
            readonly promotion: components["schemas"]["Promotion"] | null;
            readonly division: null | number;
            readonly divisions: readonly components["schemas"]["DivisionName"][];
            readonly substitutes: {
                readonly count: number;
                readonly mine: boolean;
                readonly list: readonly {
                    readonly userId: string;
                    readonly name: string;
                }[];
                /** @description Entries that need a substitute, and when the open offer ends. */
                readonly sought: readonly {
                    readonly entry: string;
                    readonly until: null | string;
                }[];
                readonly offers: readonly {
                    readonly entry: string;
                    readonly userId: string;
                    readonly name: string;
                    readonly mine: boolean;
                    readonly state: string;
                    readonly dueAt: string;
                }[];
            };
            readonly legs: readonly {
                readonly matchId: string;
                readonly round: number;
                readonly a: string;
                readonly b: string;
                readonly leg: number;
                readonly board: null | number;
                readonly state: string;
                readonly dueAt: null | string;
                readonly extended: number;
                readonly waitsFor: readonly string[];
            }[];
            readonly appeals: readonly {
                readonly matchId: string;
                readonly seq: number;
                readonly entry: string;
                readonly reason: string;
                readonly at: string;
                readonly dueAt: string;
            }[];
            readonly cases: readonly {
                readonly matchId: string;
                readonly nth: number;
                readonly state: string;
                readonly cause: string;
                readonly stopped: boolean;
                readonly reason: string;
                readonly openedAt: string;
                readonly statementsUntil: string;
                readonly dueAt: string;
                readonly closedAt: null | string;
                readonly evidence: components["schemas"]["Evidence"] | null;
                readonly evidenceHash: null | string;
                readonly evaluation: components["schemas"]["Evaluation"] | null;
                /** @description Whether there is one under the seal. */
                readonly evaluated: boolean;
                readonly statements: readonly components["schemas"]["Statement"][];
                readonly openings: readonly components["schemas"]["Opening"][];
            }[];
            readonly tables: {
                readonly [key: string]: unknown;
            };
            readonly reports: readonly {
                readonly seq: number;
                /** @enum {unknown} */
                readonly by: "a" | "b" | null;
                /** @enum {unknown} */
                readonly state: "closed" | "disputed" | "pending";
                /** @description Of a; quarters. */
                readonly q: number;
                readonly score: readonly [
                    number,
                    number
                ] | null;
                readonly playedOn: null | string;
                readonly note: null | string;
                readonly link: null | string;
                /** @description ISO 8601; null: nothing is due. */
                readonly dueAt: null | string;
                readonly matchId: string;
            }[];
            readonly offices: readonly string[];
            readonly mine: null | string;
            readonly leads: null | string;
            readonly askedInto: null | string;
            readonly running: readonly {
                readonly matchId: string;
                readonly sides: readonly (readonly string[])[];
            }[];
            readonly locksAt: null | string;
            readonly missing: readonly components["schemas"]["BoardMissing"][];
            readonly unmet: readonly components["schemas"]["UnmetSeen"][];
        };
        /**
         * @description One of a seat's conditional orders. `armed`: it waits for the seat's next turn; `playing`: some lines are played; `done`: all
         *     are; `passed`: its conditions did not hold; `stopped`: see `end`.
         */
        readonly ConditionalOrder: {
            /**
             * @description `turn`: as soon as their turn comes. `timeUp`: when their time has run out, where the match plays by standing orders.
             * @enum {unknown}
             */
            readonly when: "timeUp" | "turn";
            readonly conditions: readonly {
                readonly condition: {
                    readonly notice: {
                        readonly [key: string]: boolean | number | string;
                    };
                } | {
                    readonly words: string;
                };
                /**
                 * @description The players whose steps count.
                 * @enum {unknown}
                 */
                readonly by: "anyone" | "others" | "own";
                /** @description False: the condition holds where nothing of the kind has happened. */
                readonly happened: boolean;
            }[];
            readonly lines: readonly string[];
            /** @description Any of these ends the order before its next line. */
            readonly stop: readonly {
                readonly condition: {
                    readonly notice: {
                        readonly [key: string]: boolean | number | string;
                    };
                } | {
                    readonly words: string;
                };
                /**
                 * @description The players whose steps count.
                 * @enum {unknown}
                 */
                readonly by: "anyone" | "others" | "own";
                /** @description False: the condition holds where nothing of the kind has happened. */
                readonly happened: boolean;
            }[];
            readonly id: string;
            /** @description ISO 8601; a turn that had begun then is not its own. */
            readonly filedAt: string;
            /** @description The step that the seat knew when it filed the order: conditions apply to later steps. */
            readonly filedStep: number;
            /** @enum {unknown} */
            readonly state: "armed" | "done" | "passed" | "playing" | "stopped";
            /** @description Lines played. */
            readonly played: number;
            /** @description The seat's step count when its first line was played. */
            readonly firedStep: null | number;
            /** @description Why it stopped: a code of a refusal, or STOP_CONDITION, or TURN_OVER, with its sentence and the line. */
            readonly end: null | {
                readonly code: string;
                readonly message: string;
                readonly line: null | string;
            };
        };
        /** @description A scenario as a viewer may have it: the link of it is its owner's to give. */
        readonly CustomScenario: {
            readonly id: string;
            /** @description "id@edition" */
            readonly ruleSet: string;
            readonly title: string;
            readonly document: components["schemas"]["Json"];
            readonly revision: number;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly mine: boolean;
            /** @description The secret of its link; null for all but its owner. */
            readonly shareKey: null | string;
            /** @description The sides that a match on it has. */
            readonly sides: readonly string[];
        };
        /** @description One channel for one event: the routing decision, and the outcome of delivery. */
        readonly DeliveryReport: {
            /** @enum {unknown} */
            readonly channel: "mail" | "page" | "push" | "webhook";
            /** @description The name of the device or the webhook; null: none, or it has been removed. */
            readonly place: null | string;
            /**
             * @description sent, queued, sending, dropped, failed, or left: it was decided not to send.
             * @enum {unknown}
             */
            readonly state: "dropped" | "failed" | "left" | "queued" | "sending" | "sent";
            /** @description By which setting, in a code and in words. */
            readonly by: string;
            readonly setting: string;
            /** @description The reason for a delay, in words. */
            readonly timing: readonly string[];
            readonly dueAt: null | string;
            readonly sentAt: null | string;
            readonly attempts: number;
            /** @description The provider's answer, or why the message was not sent. */
            readonly answer: null | string;
        };
        /** @description A browser that takes push, as its owner sees it. */
        readonly Device: {
            readonly id: string;
            readonly name: string;
            /** Format: date-time */
            readonly createdAt: string;
            readonly lastOkAt: null | string;
        };
        /** @description How the file is written; a report of a tournament has neither separator nor mark. */
        readonly Dialect: {
            /** @enum {unknown} */
            readonly separator?: "," | ";" | "\t" | "|";
            /** @enum {unknown} */
            readonly end: "CR LF" | "CR" | "LF";
            /** @description Whether it begins with the mark of UTF-8. */
            readonly mark?: boolean;
        };
        /**
         * @description The dice of a future match: its id, and the commitment to its seed. The creator asks for them first and then sends
         *     their salt: the seed is fixed before the server knows the salt.
         */
        readonly DiceOffer: {
            readonly matchId: string;
            readonly commitment: string;
        };
        /** @description A division by its name: its tier, and its number there, both from 1. */
        readonly DivisionName: {
            readonly tier: number;
            readonly number: number;
        };
        /** @description A line of a soldier's record: what they did or suffered in a battle, and the step of its match that shows it. */
        readonly DossierLine: {
            readonly battle: number;
            readonly match: string;
            readonly turn: number;
            readonly title: string;
            readonly says: string;
            readonly medal: null | string;
            readonly step: null | number;
        };
        readonly Draw: {
            readonly index: number;
            readonly faces: number;
            readonly purpose: string;
            readonly result: number;
        };
        /** @description An entry as a case or an act names it. */
        readonly Entering: {
            readonly id: string;
            readonly name: string;
            readonly number: null | number;
            readonly rating: components["schemas"]["RatingTriple"] | null;
            /** @description Members of one team or club block have one word here (CL-053). */
            readonly apart: null | string;
            /** @description Ladder: when it last did something, in ms. */
            readonly since: null | number;
        };
        readonly ErrorAnswer: {
            readonly error: {
                readonly code: string;
                readonly message: string;
                readonly rule?: string;
                readonly details?: readonly components["schemas"]["Json"][] | boolean | null | number | {
                    readonly [key: string]: components["schemas"]["Json"];
                } | string;
            };
        };
        /** @description CL-092: what playouts came to: `e` of 2N for side A, and capped where that side is the slower one (CL-094). */
        readonly Evaluation: {
            readonly bot: string;
            readonly rules: string;
            readonly playouts: number;
            readonly e: number;
            readonly counted: number;
            readonly unfinished: number;
            readonly seeds: string;
            readonly wallMs: number;
        };
        readonly EventExport: {
            /** @constant */
            readonly schema: 1;
            readonly genesis: components["schemas"]["Genesis"];
            readonly seedHash: string;
            readonly log: readonly components["schemas"]["LogRow"][];
            readonly head: string;
            readonly tables: readonly unknown[];
        };
        /** @description CL-171: where an event stands: what an act is answered with that wants nothing else of it. */
        readonly EventMark: {
            readonly state: string;
            readonly id: string;
            /** @description Acts in the log, and the hash of the last. */
            readonly seq: number;
            readonly head: string;
        };
        /** @description CL-091: what the system knows of a match, without anything hidden from spectators. */
        readonly Evidence: {
            readonly step: number;
            readonly turns: number;
            /** @description What matches of this scenario usually have; null: too few have ended. Not in evidence from before it was gathered. */
            readonly usualTurns?: null | number;
            /** @description The sides of which the match asks something, as anybody may know it. */
            readonly waitsFor: readonly string[];
            readonly sides: readonly components["schemas"]["SideEvidence"][];
            readonly extensions: number;
            readonly pauses: readonly {
                readonly from: string;
                readonly to: null | string;
                readonly reason: string;
            }[];
            /**
             * @description CL-094: the side that held it for most of the window and still does; null: neither.
             * @enum {unknown}
             */
            readonly slower: "A" | "B" | null;
        };
        /** @description What finished matches of a scenario, or of a game, came to. */
        readonly Figures: {
            readonly count: number;
            /** @description By side, each that could have won; null: nobody won alone. */
            readonly wins: readonly {
                readonly count: number;
                readonly share: null | number;
                readonly side: null | string;
            }[];
            /** @description Why they ended, the most usual first. */
            readonly ends: readonly {
                readonly count: number;
                readonly share: null | number;
                readonly reason: string;
            }[];
            /** @description Null if narrating failed for every log. */
            readonly lengths: components["schemas"]["Lengths"] | null;
        };
        /** @description Somebody who is followed. */
        readonly FollowedPerson: {
            readonly id: string;
            readonly name: string;
        };
        /** @description A battle of the current line that has been fought. `seq`: of the entry that holds its report. */
        readonly FoughtBattle: {
            readonly seq: number;
            readonly battle: number;
            readonly match: string;
            readonly turn: number;
            readonly title: string;
            readonly place: null | string;
            /** @description The name of a side, or 'draw'. */
            readonly winner: string;
            readonly reason: string;
            readonly rounds: number;
            /** @description Both sides fought with as many and the same: such a battle may be rated. */
            readonly even: boolean;
        };
        /**
         * @description A match after one of its steps, as a viewer may know it: the first frame of an answer has the view whole, each later one what
         *     changed since the one before. `entry`: the step that led there; null before the first.
         */
        readonly Frame: {
            readonly step: number;
            readonly entry: components["schemas"]["LogEntry"] | null;
            /** @description What the step brought about, in lines for people: the sentences of `entry` say it whole. */
            readonly caption: readonly string[];
            readonly view: components["schemas"]["Json"];
            readonly changes: components["schemas"]["JsonPatch"] | null;
        };
        readonly FrontActed: {
            readonly front: {
                readonly id: string;
                readonly name: string;
                readonly club: {
                    readonly slug: string;
                    readonly name: string;
                };
                readonly rules: string;
                readonly sides: {
                    readonly [key: string]: string;
                };
                readonly options: components["schemas"]["Json"];
                readonly settings: components["schemas"]["Json"];
                /** @enum {unknown} */
                readonly visibility: "private" | "public";
                readonly table: boolean;
                readonly rated: boolean;
                readonly officer: boolean;
                readonly member: boolean;
                /** Format: date-time */
                readonly createdAt: string;
                readonly groups: readonly {
                    readonly place: null | number;
                    readonly id: string;
                    readonly group: number;
                    readonly title: string;
                    /** @enum {unknown} */
                    readonly status: "cancelled" | "finished" | "open" | "playing";
                    readonly seats: readonly {
                        readonly empire: string;
                        readonly player: number;
                        readonly user: null | {
                            readonly id: string;
                            readonly name: string;
                            readonly bot: null | string;
                        };
                    }[];
                    readonly mine: boolean;
                    readonly figures: null | {
                        readonly turn: number;
                        readonly counts: {
                            readonly [key: string]: {
                                readonly [key: string]: number;
                            };
                        };
                        readonly winner: null | string;
                        readonly paused: boolean;
                        readonly correctedByPlayer: boolean;
                        /** Format: date-time */
                        readonly lastAt: string;
                        readonly head: null | string;
                    };
                }[];
            };
            readonly groups: readonly components["schemas"]["GroupDone"][];
        };
        /** @description The beginning of an event. */
        readonly Genesis: {
            readonly settings: components["schemas"]["Settings"];
            /** @description 32 bytes in hexadecimal digits (CL-003). */
            readonly seed: string;
            readonly entries: readonly components["schemas"]["Entering"][];
            /** @description Whether the entries have checked in and play begins at once. */
            readonly running: boolean;
        };
        /** @description A state at a glance: who holds which place, how everybody fares, and each side's counts by their words. */
        readonly Glance: {
            readonly turn: number;
            readonly places: {
                readonly [key: string]: null | string;
            };
            readonly people: {
                readonly [key: string]: string;
            };
            readonly counts: {
                readonly [key: string]: {
                    readonly [key: string]: number;
                };
            };
            /** @description A side or 'draw'; null: the war continues. */
            readonly winner: null | string;
        };
        /** @description How it went in a group: `code` of the refusal, null where it was done. */
        readonly GroupDone: {
            readonly id: string;
            readonly group: number;
            readonly code: null | string;
        };
        /**
         * @description CL-133: how many turns each holder of the entries a and b has had in a match, in the order in which they held it. Only where one of them
         *     changed hands while it was played.
         */
        readonly HeldTurns: {
            readonly a: readonly number[];
            readonly b: readonly number[];
            /** @description The evaluation for side A when entry a or b left: points out of a maximum (CL-092: e of 2N). Absent if there is none. */
            readonly left?: {
                readonly a?: components["schemas"]["Worth"];
                readonly b?: components["schemas"]["Worth"];
            };
        };
        /** @description What the computer would order for the caller. */
        readonly Hint: {
            /**
             * @description The level that thinks.
             * @enum {unknown}
             */
            readonly level: "captain" | "corporal" | "general" | "recruit" | "sergeant";
            /** @description It is still being thought about: ask again in a second. */
            readonly thinking: boolean;
            /** @description The turn from here on, as far as it is sure; the first order is the hint. Empty: none is better than another, or it thinks. */
            readonly orders: readonly components["schemas"]["HintedOrder"][];
            /** @description Why the first order is good, in words of the game that follow "it": 'fires at their Headquarters'. */
            readonly because: readonly string[];
            /** @description The same of the whole turn. */
            readonly turnBecause: readonly string[];
        };
        /** @description An order of a hint, as its notation and as data. */
        readonly HintedOrder: {
            readonly line: string;
            readonly command: components["schemas"]["Json"];
        };
        readonly History: {
            readonly steps: readonly components["schemas"]["HistoryStep"][];
            readonly next: null | number;
        };
        /** @description An entry of the ledger as a page of the diary. */
        readonly HistoryStep: {
            readonly seq: number;
            readonly line: number;
            readonly kind: string;
            readonly at: string;
            readonly by: string;
            readonly says: readonly string[];
            readonly turn: number;
            readonly battle: null | number;
            readonly match: null | string;
            /** @description Only what is otherwise than in the step before; in the first one of a page everything. */
            readonly places: {
                readonly [key: string]: null | string;
            };
            readonly people: {
                readonly [key: string]: string;
            };
            readonly counts: {
                readonly [key: string]: {
                    readonly [key: string]: number;
                };
            };
        };
        readonly HoursInput: {
            readonly timeZone: string;
            readonly sleepFrom: number;
        };
        /** @description An invitation as its maker gets it, once: only the SHA-256 of the secret is kept. */
        readonly InvitationLink: {
            readonly url: string;
            readonly secret: string;
            /** Format: date-time */
            readonly expiresAt: string;
            /** @description Whether a mail with the link was taken by the mail server. */
            readonly mailed: boolean;
        };
        /** @description Why somebody may not sit down in an open match: a code of the catalogue, and a sentence. */
        readonly JoinBlocker: {
            readonly message: string;
            readonly code: string;
            readonly details: components["schemas"]["Json"];
        };
        /** @description Any JSON. */
        readonly Json: unknown;
        /** @description Changes in the order in which they are made. */
        readonly JsonPatch: readonly components["schemas"]["PatchOperation"][];
        /** @description Any JSON. */
        readonly JsonValue: unknown;
        readonly LedgerEntry: {
            readonly campaign: string;
            readonly seq: number;
            readonly prev: string;
            readonly line: number;
            readonly kind: string;
            readonly at: string;
            readonly by: string;
            readonly body: unknown;
            readonly hash: string;
        };
        readonly LegalCommand: {
            readonly command: components["schemas"]["Tagged"];
            readonly line: string;
        };
        /** @description Lengths in turns of a side: a quarter of the matches was no longer than `quarter`, half no longer than `middle`. */
        readonly Lengths: {
            readonly shortest: number;
            readonly quarter: number;
            readonly middle: number;
            readonly threeQuarters: number;
            readonly longest: number;
            readonly spread: readonly components["schemas"]["Bin"][];
        };
        /** @description Of one game. A match with a hint counts nowhere. */
        readonly LevelRecord: {
            readonly ruleSet: string;
            /**
             * @description The level that was met last.
             * @enum {unknown}
             */
            readonly last: "captain" | "corporal" | "general" | "recruit" | "sergeant";
            /**
             * @description Up after two wins of the last three matches against that level, down after three losses.
             * @enum {unknown}
             */
            readonly advice: "down" | "stay" | "up";
            /** @description Those that were met, the weakest first. */
            readonly scores: readonly components["schemas"]["LevelScore"][];
        };
        readonly LevelScore: {
            /** @enum {unknown} */
            readonly level: "captain" | "corporal" | "general" | "recruit" | "sergeant";
            readonly won: number;
            readonly drawn: number;
            readonly lost: number;
        };
        readonly Listed: {
            readonly rating: number;
            readonly deviation: number;
            readonly userId: string;
            readonly name: string;
            readonly rated: number;
        };
        /** @description What a viewer may know of one step: who did it and when, its line, what happened as data and as sentences. */
        readonly LogEntry: {
            readonly index: number;
            readonly side: string;
            readonly player: number;
            /** Format: date-time */
            readonly at: string;
            readonly line: null | string;
            readonly notices: readonly components["schemas"]["Tagged"][];
            readonly sentences: readonly string[];
        };
        readonly LogEvent: {
            /** @constant */
            readonly kind: "amend";
            readonly settings: {
                readonly [key: string]: unknown;
            };
            readonly reason: string;
        } | {
            /** @constant */
            readonly kind: "answer";
            readonly a: string;
            readonly b: string;
            readonly accept: boolean;
        } | {
            /** @constant */
            readonly kind: "block";
            readonly a: string;
            readonly b: string;
        } | {
            /** @constant */
            readonly kind: "bye";
            readonly entry: string;
            readonly round: number;
            /** @enum {unknown} */
            readonly code: "H" | "Z";
        } | {
            /** @constant */
            readonly kind: "captain";
            readonly entry: string;
            readonly player: string;
        } | {
            /** @constant */
            readonly kind: "challenge";
            readonly a: string;
            readonly b: string;
        } | {
            /** @constant */
            readonly kind: "confirm";
            readonly entry: string;
        } | {
            /** @constant */
            readonly kind: "consent";
            readonly entry: string;
            readonly to: number;
            readonly accept: boolean;
        } | {
            /** @constant */
            readonly kind: "decide";
            /** @enum {unknown} */
            readonly how: "adjudicated" | "agreed" | "double" | "play-on" | "played" | "provisional" | "replay" | "walkover";
            readonly reason: string;
            readonly by: null | string;
            readonly supersedes: null | number;
            readonly held?: components["schemas"]["HeldTurns"];
            /** @description CL-096, CL-125: who sits for `a` and for `b` at a board that is played again; null: who sat there. Not there: nobody is another. */
            readonly players?: readonly [
                null | string,
                null | string
            ];
            readonly round: null | number;
            readonly a: string;
            readonly b: string;
            readonly leg: number;
            readonly board: null | number;
            /** @description Quarters of a and of b: 4 together, or none in a double default (CL-080). */
            readonly q: readonly [
                components["schemas"]["Quarter"],
                components["schemas"]["Quarter"]
            ];
            /** @description Of a, from -1000 to 1000 (CL-102, MAR). */
            readonly margin: number;
            /** @description Missed deadlines charged to a and to b. */
            readonly misses: readonly [
                number,
                number
            ];
        } | {
            /** @constant */
            readonly kind: "deduct";
            readonly entry: string;
            readonly q: number;
            readonly reason: string;
        } | {
            /** @constant */
            readonly kind: "dispute";
            readonly of: number;
            readonly reason: string;
            readonly q: readonly [
                components["schemas"]["Quarter"],
                components["schemas"]["Quarter"]
            ];
            readonly margin: number;
            readonly score: readonly [
                number,
                number
            ] | null;
            /** @description The entry that says so; null: an officer. */
            readonly speaker: null | string;
        } | {
            /** @constant */
            readonly kind: "enter";
            readonly id: string;
            readonly name: string;
            readonly number: null | number;
            readonly rating: components["schemas"]["RatingTriple"] | null;
            /** @description Members of one team or club block have one word here (CL-053). */
            readonly apart: null | string;
        } | {
            /** @constant */
            readonly kind: "forbid";
            readonly a: string;
            readonly b: string;
            readonly reason: string;
        } | {
            /** @constant */
            readonly kind: "holder";
            readonly entry: string;
            readonly holder: string;
            readonly rating: components["schemas"]["RatingTriple"] | null;
        } | {
            /** @constant */
            readonly kind: "import";
            readonly file: string;
            /** @enum {unknown} */
            readonly what: "entries" | "results" | "season" | "trf";
            readonly lines: number;
            readonly makes: number;
            /** @description CL-215: the entries of each division of a season; not there: it has one. */
            readonly divisions?: readonly (readonly string[])[];
            /** @description CL-215: quarters of a season of which only the standings were handed down. */
            readonly brought?: {
                readonly [key: string]: number;
            };
        } | {
            /** @constant */
            readonly kind: "late";
            readonly id: string;
            readonly name: string;
            readonly number: null | number;
            readonly rating: components["schemas"]["RatingTriple"] | null;
            /** @description Members of one team or club block have one word here (CL-053). */
            readonly apart: null | string;
        } | {
            /** @constant */
            readonly kind: "leave";
            readonly entry: string;
            readonly from: number;
            readonly to: number;
        } | {
            /** @constant */
            readonly kind: "match";
            readonly id?: string;
            readonly sides: readonly (readonly string[])[];
            readonly places: readonly number[];
        } | {
            /** @constant */
            readonly kind: "pause";
            readonly reason: string;
        } | {
            /** @constant */
            readonly kind: "repair";
            readonly round: number;
            readonly reason?: string;
        } | {
            /** @constant */
            readonly kind: "report";
            readonly playedOn: null | string;
            readonly note?: string;
            readonly link?: string;
            /** @description CL-013: of an officer. */
            readonly reason?: string;
            readonly round: null | number;
            readonly a: string;
            readonly b: string;
            readonly leg: number;
            readonly board: null | number;
            readonly q: readonly [
                components["schemas"]["Quarter"],
                components["schemas"]["Quarter"]
            ];
            readonly margin: number;
            readonly score: readonly [
                number,
                number
            ] | null;
            /** @description The entry that says so; null: an officer. */
            readonly speaker: null | string;
        } | {
            /** @constant */
            readonly kind: "reserve";
            readonly entry: string;
            readonly player: string;
            readonly round: null | number;
            readonly a: string;
            readonly b: string;
            readonly leg: number;
            readonly board: null | number;
        } | {
            /** @constant */
            readonly kind: "result";
            /** @enum {unknown} */
            readonly how: "adjudicated" | "agreed" | "double" | "played" | "provisional" | "reported" | "walkover";
            readonly held?: components["schemas"]["HeldTurns"];
            /** @description Of how `reported`, and of nothing else. */
            readonly stands?: components["schemas"]["Standing"];
            /** @description CL-212: of a result that an import made: the day and the note of its line; `rated`: a report of a tournament calls it so. */
            readonly playedOn?: string;
            readonly note?: string;
            /** @constant */
            readonly rated?: true;
            readonly round: null | number;
            readonly a: string;
            readonly b: string;
            readonly leg: number;
            readonly board: null | number;
            /** @description Quarters of a and of b: 4 together, or none in a double default (CL-080). */
            readonly q: readonly [
                components["schemas"]["Quarter"],
                components["schemas"]["Quarter"]
            ];
            /** @description Of a, from -1000 to 1000 (CL-102, MAR). */
            readonly margin: number;
            /** @description Missed deadlines charged to a and to b. */
            readonly misses: readonly [
                number,
                number
            ];
        } | {
            /** @constant */
            readonly kind: "resume";
        } | {
            /** @constant */
            readonly kind: "retract";
            readonly of: number;
            readonly speaker: null | string;
        } | {
            /** @constant */
            readonly kind: "round";
            readonly round: number;
            readonly pairs: readonly (readonly [
                string,
                string
            ])[];
            readonly byes: {
                readonly [key: string]: components["schemas"]["ByeCode"];
            };
            /** @description CL-023: the hash of the pairs that blocks keep apart, with a salt; not there: a round of before, or of a case. */
            readonly barred?: string;
            /**
             * @description CL-043: the round after the last of a season, in which places between two tiers are played for.
             * @constant
             */
            readonly stage?: "playoff";
            /** @description CL-068: who chose the pairing by hand and who agreed, and why; not there: the rules paired. */
            readonly byHand?: {
                readonly by: readonly [
                    string,
                    string
                ];
                readonly reason: string;
            };
        } | {
            /** @constant */
            readonly kind: "seed";
            readonly order: readonly string[];
        } | {
            /** @constant */
            readonly kind: "squad";
            readonly entry: string;
            readonly squad: readonly string[];
            readonly absent: readonly string[];
        } | {
            /** @constant */
            readonly kind: "state";
            /** @enum {unknown} */
            readonly to: "archived" | "cancelled" | "draft" | "entries" | "finished" | "muster" | "running";
            readonly confirmed?: number;
            readonly needed?: number;
        } | {
            /** @constant */
            readonly kind: "undo-import";
            readonly of: number;
        } | {
            /** @constant */
            readonly kind: "week";
        } | {
            /** @constant */
            readonly kind: "withdraw";
            readonly entry: string;
            readonly reason?: string;
        };
        /** @description An event of the log with its place in the chain. `at`: ms, null where nobody said when. */
        readonly LogRow: {
            readonly seq: number;
            readonly at: null | number;
            readonly event: components["schemas"]["LogEvent"];
            readonly prev: string;
            readonly hash: string;
        };
        /** @description The hits of a side beside the expected ones. */
        readonly Luck: {
            readonly side: string;
            /** @description The heading of its row: "Shots". */
            readonly title: string;
            readonly throws: number;
            readonly hits: number;
            /** @description In hundredths of a hit, so that the same match gives the same bytes everywhere. */
            readonly expected: number;
            /** @description How often a match brings as many hits or more (as few or fewer, where there are fewer than expected), in thousandths. */
            readonly frequency: number;
            /** @description All of it in a sentence or two. */
            readonly text: string;
        };
        /** @description A match of the reader has changed: how it stands now, and what happened. */
        readonly MatchEvent: {
            /** @constant */
            readonly type: "match";
            readonly id: string;
            /** @description Steps that you know of: what a command sends as `expectedStep`. */
            readonly step: number;
            /** @enum {unknown} */
            readonly status: "finished" | "open" | "playing";
            /** @description Whether the match waits for your side. */
            readonly awaited: boolean;
            readonly deadline: null | string;
            /** @description The first step that `notices` tells of. Who knows fewer asks `GET /matches/{id}/notices?after=`. */
            readonly since: number;
            readonly notices: readonly components["schemas"]["LogEntry"][];
        };
        /** @description SHA-256 of canonical JSON: of the state before the first step, of the one after the last, and of the whole record. */
        readonly MatchHashes: {
            readonly opening: string;
            readonly final: string;
            readonly record: string;
        };
        readonly MatchSummary: {
            readonly id: string;
            readonly ruleSet: string;
            readonly edition: number;
            readonly scenario: string;
            readonly title: string;
            /** @enum {unknown} */
            readonly status: "finished" | "open" | "playing";
            readonly listed: boolean;
            readonly options: components["schemas"]["Json"];
            readonly creator: {
                readonly id: string;
                readonly name: string;
            };
            /** Format: date-time */
            readonly createdAt: string;
            readonly startedAt: null | string;
            readonly finishedAt: null | string;
            readonly step: number;
            readonly sealedStep: number;
            readonly spectatorDelay: number;
            readonly pending: null | {
                /** @constant */
                readonly kind: "choice";
                readonly side: string;
                readonly window: string;
                /** @enum {unknown} */
                readonly clock: "reaction" | "turn";
            } | {
                /** @constant */
                readonly kind: "finished";
                readonly outcome: {
                    readonly reason: string;
                    readonly places: readonly {
                        readonly side: string;
                        readonly place: number;
                        readonly score: null | number;
                    }[];
                };
            } | {
                /** @constant */
                readonly kind: "orders";
                readonly from: readonly string[];
                readonly window: string;
            };
            readonly waitingFor: readonly string[];
            readonly sides: {
                readonly [key: string]: {
                    readonly out: boolean;
                    readonly user: components["schemas"]["Person"] | null;
                    readonly players: readonly (components["schemas"]["Person"] | null)[];
                    readonly reserveMs: null | number;
                    readonly since: null | string;
                    readonly running: boolean;
                    readonly missedTurns: number;
                };
            };
            readonly you: null | {
                readonly side: string;
                readonly player: number;
            };
            readonly clock: {
                /** @description Hours for every player to confirm the ready check before the start; 0: the match begins at once. */
                readonly readyCheckHours: number;
                /** @enum {unknown} */
                readonly atEnd: "bot" | "claim" | "default" | "forfeit" | "replacement" | "standing";
                /** @description IANA zone of the match: fixed deadlines and days of rest are read in it. */
                readonly timeZone: string;
                /** @description Days of the week on which no clock runs. */
                readonly restDays: readonly number[];
                /** @description Dates on which no clock runs, "2026-12-25". */
                readonly holidays: readonly string[];
                /** @description Hours per night in which a player's clock is paused, from the hour that they choose. */
                readonly sleepHours: number;
                /** @description Days of vacation that each side may take in the course of the match. */
                readonly vacationDays: number;
                /** @description A side that runs out of time goes on vacation instead, as long as it has any left. */
                readonly vacationByItself: boolean;
                /** @description Null: each side has a reserve. Else turns end at these moments; reactions keep their own time. */
                readonly fixed: null | {
                    /** @description Time of day in the zone of the match, "19:00". */
                    readonly at: string;
                    /** @description On these days: all seven for a daily deadline, one for a weekly one. */
                    readonly weekdays: readonly number[];
                    /** @description A side that gets the turn later than this before a deadline has until the next one. */
                    readonly noticeSeconds: number;
                };
                /** @description The reserve of each side at the start. */
                readonly bankSeconds: number;
                /** @description Given back at the end of each turn. */
                readonly incrementSeconds: number;
                /** @description The most that a reserve may hold. */
                readonly capSeconds: number;
                /** @description For each answer within another side's turn. */
                readonly reactionSeconds: number;
            };
            readonly deadline: null | string;
            readonly drawOffer: null | string;
            readonly drawAccepted: readonly string[];
            readonly drawDeclined: readonly string[];
            readonly ending: null | {
                /** @constant */
                readonly by: "rules";
                readonly outcome: {
                    readonly reason: string;
                    readonly places: readonly {
                        readonly side: string;
                        readonly place: number;
                        readonly score: null | number;
                    }[];
                };
            } | {
                /** @enum {unknown} */
                readonly by: "adjudication" | "agreement" | "resignation" | "timeout";
                readonly outcome: {
                    readonly reason: string;
                    readonly places: readonly {
                        readonly side: string;
                        readonly place: number;
                        readonly score: null | number;
                    }[];
                };
            };
            readonly commitment: string;
            readonly rematch: null | string;
            readonly rematchOf: null | string;
            readonly joinRequirements: null | {
                /** @description At least this reliability, in percent. */
                readonly reliability: null | number;
                /** @description Half of their turns answered within this many hours. */
                readonly responseHours: null | number;
                /** @description Whether they may join who has not played enough turns to be measured. */
                readonly newcomers: boolean;
            };
        };
        /** @description A person as they themselves see it. */
        readonly Me: {
            readonly id: string;
            readonly name: string;
            readonly email: string;
            readonly emailVerified: boolean;
            readonly timeZone: string;
            readonly mailTurns: boolean;
            readonly matchLimit: null | number;
            readonly demo: boolean;
            /** @description They play without an account. */
            readonly guest: boolean;
            /** @description False: they have not chosen their name yet. */
            readonly named: boolean;
            /** @description Prompts done of the lesson of each game, by its id. */
            readonly lessons: {
                readonly [key: string]: number;
            };
            /** @description A program plays for this account: its name ends with "(bot)". */
            readonly program: boolean;
        };
        readonly Move: {
            readonly id: string;
            readonly from: number;
            readonly to: number;
            readonly rule: string;
        };
        /** @description With the secret by which its requests are signed: it is shown when it is made, and never again. */
        readonly NewWebhook: {
            readonly webhook: components["schemas"]["Webhook"];
            readonly secret: string;
        };
        /** @description The `cursor` of the next page; null: this is the last one. */
        readonly Next: null | string;
        /** @description A person's private note. */
        readonly Note: {
            readonly id: string;
            /** @description The moment that it is about, as a count of steps; null: the match. */
            readonly step: null | number;
            readonly body: string;
            /** Format: date-time */
            readonly at: string;
        };
        /** @description A person's notification preferences. */
        readonly NotificationPreferences: {
            readonly channels: {
                readonly push: {
                    readonly event: boolean;
                    readonly message: boolean;
                    readonly campaign: boolean;
                    readonly move: boolean;
                    readonly reminder: boolean;
                    readonly offer: boolean;
                    readonly time: boolean;
                    readonly arrangements: boolean;
                    readonly end: boolean;
                    readonly ladder: boolean;
                    readonly followed: boolean;
                };
                readonly webhook: {
                    readonly event: boolean;
                    readonly message: boolean;
                    readonly campaign: boolean;
                    readonly move: boolean;
                    readonly reminder: boolean;
                    readonly offer: boolean;
                    readonly time: boolean;
                    readonly arrangements: boolean;
                    readonly end: boolean;
                    readonly ladder: boolean;
                    readonly followed: boolean;
                };
                readonly mail: {
                    readonly event: boolean;
                    readonly message: boolean;
                    readonly campaign: boolean;
                    readonly move: boolean;
                    readonly reminder: boolean;
                    readonly offer: boolean;
                    readonly time: boolean;
                    readonly arrangements: boolean;
                    readonly end: boolean;
                    readonly ladder: boolean;
                    readonly followed: boolean;
                };
            };
            /** @enum {unknown} */
            readonly holdMinutes: 0 | 10 | 15 | 5;
            /** @description The hour (0 to 23, in their zone) of one mail a day instead of one for each event; null: no digest. */
            readonly digestHour: null | number;
            readonly quiet: components["schemas"]["Quiet"] | null;
            /** @description Notifies of moves by email and push even if all opponents are computer players, who answer while you watch. */
            readonly computers: boolean;
            /** @description Notifies by email and push even of moves that they have seen on the match page before the message leaves. */
            readonly evenSeen: boolean;
            /** @description Other addresses from which they answer letters, in small letters. Nothing is ever sent there. */
            readonly answersFrom: readonly string[];
        };
        /** @description One event, and the channels that did or did not notify the caller of it. */
        readonly NotificationReport: {
            readonly id: string;
            readonly kind: string;
            readonly step: null | number;
            readonly reason: string;
            /** Format: date-time */
            readonly at: string;
            readonly ways: readonly components["schemas"]["DeliveryReport"][];
        };
        /** @description CL-006: who opened the sealed part before the decision. */
        readonly Opening: {
            readonly userId: string;
            readonly at: string;
        };
        readonly OptionSpec: {
            readonly key: string;
            readonly title: string;
            readonly kind: {
                /** @constant */
                readonly type: "choice";
                readonly values: readonly string[];
                readonly initial: string;
            } | {
                /** @constant */
                readonly type: "document";
                readonly perSide: boolean;
            } | {
                /** @constant */
                readonly type: "integer";
                readonly min: number;
                readonly max: number;
                readonly initial: number;
            };
        };
        readonly Paper: {
            readonly about: string;
            readonly body: components["schemas"]["Json"];
        };
        /** @description A window that was a seat's to answer while another side's turn stood still: what the seat knew then, and what it answered. */
        readonly PastWindow: {
            readonly matchId: string;
            readonly title: string;
            /** @description The step that answered it, from 0. */
            readonly step: number;
            /** @description The seat's view when the window opened. */
            readonly view: components["schemas"]["Json"];
            readonly line: string;
        };
        /** @description One change of a JSON document, as RFC 6902 has it; `path` is a JSON pointer (RFC 6901). */
        readonly PatchOperation: {
            /** @constant */
            readonly op: "remove";
            readonly path: string;
        } | {
            /** @enum {unknown} */
            readonly op: "add" | "replace";
            readonly path: string;
            readonly value: components["schemas"]["Json"];
        };
        /**
         * @description A pause of all clocks (ISO 8601); `to` is null until an end is agreed. `itself`: everyone was absent, and the next
         *     player to act ends it.
         */
        readonly Pause: {
            readonly from: string;
            readonly to: null | string;
            readonly reason: string;
            /** @enum {unknown} */
            readonly by: "agreement" | "itself" | "operator";
        };
        /** @description A side would like a pause: it begins when every other that is still in has agreed. `agreed`: who has; absent: nobody yet. */
        readonly PauseOffer: {
            readonly side: string;
            readonly reason: string;
            readonly until: null | string;
            readonly agreed?: readonly string[];
        };
        readonly Person: {
            readonly id: string;
            readonly name: string;
        };
        /** @description CL-043: `q`: of both legs, of the upper one and of the lower; null while they are not decided, and `winner` with it. */
        readonly PlayOff: {
            readonly upper: string;
            readonly lower: string;
            readonly q: readonly [
                number,
                number
            ] | null;
            readonly winner: null | string;
        };
        readonly Point: {
            readonly rating: number;
            readonly deviation: number;
            /** @description The end of the week; of matches with several sides when the match became final. */
            readonly at: string;
        };
        /** @description The caller's notification preferences, and what blocks their email. */
        readonly PreferencesSeen: {
            readonly preferences: components["schemas"]["NotificationPreferences"];
            readonly mail: string;
            /** @description The mail servers' reason for recent bounces; null if none. */
            readonly mailTrouble: null | string;
        };
        /** @description The effect of a line. */
        readonly PreviewRow: {
            readonly line: number;
            readonly what: string;
            /** @enum {unknown} */
            readonly does: "changed" | "made" | "same";
        };
        /** @description What anyone may know of a person. */
        readonly Profile: {
            readonly id: string;
            readonly name: string;
            /** Format: date-time */
            readonly since: string;
            readonly played: number;
            readonly results: readonly components["schemas"]["Results"][];
        };
        readonly Promotion: {
            readonly moves: readonly components["schemas"]["Move"][];
            readonly playoffs: readonly components["schemas"]["PlayOff"][];
            /** @description Places that nobody of the season fills: the waiting list's, by seed (CL-045). */
            readonly free: readonly {
                readonly tier: number;
                readonly places: number;
            }[];
            readonly tiers: readonly (readonly string[])[];
        };
        /** @enum {unknown} */
        readonly Quarter: 0 | 1 | 2 | 3 | 4;
        /** @description Quiet hours on the reader's wall, "22:00" to "07:30"; over midnight where `to` is the smaller. */
        readonly Quiet: {
            readonly from: string;
            readonly to: string;
        };
        readonly Rating: {
            readonly rating: number;
            readonly deviation: number;
            readonly game: string;
            /** @description duel, teams, multi */
            readonly kind: string;
            readonly rated: number;
            /** @description Shown with "?", and left out of lists and prizes (CL-134). */
            readonly provisional: boolean;
            /** @description As if the week closed now; null: nothing of theirs is in it. Never used for seeding (CL-140). */
            readonly preview: components["schemas"]["Shown"] | null;
            /** @description Oldest first. */
            readonly history: readonly components["schemas"]["Point"][];
        };
        /** @description Rating, deviation and volatility. */
        readonly RatingTriple: readonly [
            number,
            number,
            number
        ];
        /** @description How surely and how fast somebody answers. */
        readonly Reliability: {
            /** @description Turns counted: the latest, without excused ones. */
            readonly turns: number;
            readonly answered: number;
            readonly missed: number;
            /** @description In percent, by the formula; null until they have played enough turns. */
            readonly percent: null | number;
            /** @description The formula in words, with their own numbers. */
            readonly formula: string;
            /** @description Seconds within which a quarter, half and three quarters of their turns were answered. */
            readonly quartiles: readonly [
                number,
                number,
                number
            ] | null;
        };
        /** @description How somebody's finished matches of one rule set went. Matches against themselves count as played only. */
        readonly Results: {
            readonly ruleSet: string;
            readonly played: number;
            readonly won: number;
            readonly drawn: number;
            readonly lost: number;
            /** @description What they played most where anybody could look on: a scenario by its id ('' = none), and a side; of equals that of the later match. Null: sides were held together. */
            readonly usualScenario: string;
            readonly usualSide: null | string;
            /** @description What they came with most, in words; null: all come with the same, or nobody could look on. */
            readonly usualArmy: null | string;
        };
        /** @description LC-134: "the fallen by date with where and by whom". */
        readonly RollOfHonour: {
            readonly firsts: readonly {
                readonly title: string;
                readonly person: string;
                readonly says: string;
            }[];
            readonly fallen: readonly {
                readonly person: string;
                readonly generation: number;
                readonly turn: number;
                readonly battle: number;
                readonly match: string;
                readonly title: string;
                readonly battles: number;
                readonly medals: readonly string[];
                /** @description The person who did it; null if nobody is responsible, or it is not recorded yet. */
                readonly by: null | string;
                /** @description The step of the match that shows it. */
                readonly step: null | number;
            }[];
        };
        /** @description A title with a number for every side of the match. */
        readonly Row: {
            readonly title: string;
            readonly sides: readonly components["schemas"]["SideCount"][];
        };
        /** @description A match names its edition for life; an edition that has been played is never edited, only followed. */
        readonly RuleSetRef: {
            readonly id: string;
            readonly edition: number;
        };
        readonly ScenarioId: string;
        /** @description What a seat adds to the dice. */
        readonly SeatSalt: {
            readonly side: string;
            readonly player: number;
            /** @description 32 hexadecimal digits; null: its holder brought none. */
            readonly salt: null | string;
            /** @description The computer player that holds the seat; it brings no salt. Null: a person, or nobody yet. */
            readonly bot: null | string;
        };
        /** @description All that a reader may know of the luck of a match. */
        readonly SeenDice: {
            readonly commitment: string;
            /** @description Secret until the match has ended; lower-case hex. */
            readonly seed: null | string;
            /** @description In the order in which they enter the dice. */
            readonly salts: readonly components["schemas"]["SeatSalt"][];
            /** @description Number of draws the reader knows of. The first one fixes the salts. */
            readonly made: number;
            /** @description Those of them that lie open; all of them once the match has ended. */
            readonly draws: readonly components["schemas"]["SeenDraw"][];
        };
        /** @description A draw, and the step that it was made in; null: as the match was set up. */
        readonly SeenDraw: {
            readonly index: number;
            readonly faces: number;
            readonly purpose: string;
            readonly result: number;
            readonly step: null | number;
        };
        /** @description One place where somebody is signed in. `current`: the one that asks. */
        readonly SessionInfo: {
            readonly id: string;
            /** Format: date-time */
            readonly createdAt: string;
            /** Format: date-time */
            readonly usedAt: string;
            /** Format: date-time */
            readonly expiresAt: string;
            readonly address: null | string;
            readonly device: null | string;
            readonly current: boolean;
        };
        readonly Settings: {
            /** @constant */
            readonly schema: 1;
            readonly game: string;
            readonly edition: string;
            readonly scenario: string;
            /** @enum {unknown} */
            readonly format: "knockout" | "ladder" | "league" | "list" | "swiss" | "team";
            /** @enum {unknown} */
            readonly sideMode: "pair" | "single";
            /** @description League: `single` or `double` (CL-052). Swiss: how many; null for the default of CL-060. */
            readonly rounds: ("double" | "single" | null) | number;
            /** @enum {unknown} */
            readonly points: "football" | "standard";
            readonly halfWins: boolean;
            /**
             * @description League: how many tiers, or how many divisions each has from the top (CL-040). Swiss: how many sections, null for the least
             *     number.
             */
            readonly tiers: readonly number[] | number;
            readonly sections: null | number;
            readonly limits: {
                readonly divisionSize: number;
                readonly openMatches: number;
                readonly unproven: number;
            };
            readonly entry: {
                /** @description Percent of the last 100 turns that were answered. */
                readonly reliability: number;
                readonly channelDays: number;
                readonly rating: readonly [
                    number,
                    number
                ] | null;
                readonly provisional: boolean;
                readonly members: boolean;
                /** @enum {unknown} */
                readonly bots: "allowed" | "fill" | "no" | "only";
            };
            readonly muster: {
                readonly hours: number;
                readonly extraHours: number;
                /**
                 * @description CL-034: what becomes of an event with too few at the end of its check-in. Not there (settings of before): it is cancelled.
                 * @enum {unknown}
                 */
                readonly tooFew?: "cancel" | "entries";
            };
            readonly minEntries: number;
            readonly maxEntries: null | number;
            readonly draftHours: number;
            readonly spectatorDelay: number;
            readonly finalBy: null | string;
            /** @enum {unknown} */
            readonly seeding: "lot" | "manual" | "rating" | "standing";
            /** @description Rounds of each wave; null for the default of CL-042. */
            readonly plan: readonly number[] | null;
            readonly window: {
                readonly days: number;
                readonly perExtraMatch: number;
                readonly extension: number;
                readonly firstTurn: number;
            };
            readonly late: {
                /** @enum {unknown} */
                readonly policy: "adjudicate" | "provisional" | "run-on" | "wait";
                readonly days: number;
                /** @enum {unknown} */
                readonly last: "adjudicate" | "provisional" | "run-on" | "wait";
            };
            readonly adjudication: {
                readonly playouts: number;
                readonly bounds: readonly number[];
                readonly slowShare: number;
                readonly refereeDays: number;
                readonly appealHours: number;
            };
            readonly tiebreaks: readonly ("BH" | "BHC1" | "DE" | "HARD" | "LOT" | "MAR" | "MISS" | "PTS" | "SB" | "WON")[];
            readonly promotion: {
                readonly up: number;
                readonly down: number;
                readonly playoff: boolean;
            };
            readonly clock: string;
            readonly vacation: string;
            readonly standInBot: boolean;
            readonly rated: boolean;
            readonly ratedBots: boolean;
            readonly zone: string;
            readonly seedHash: null | string;
            /**
             * @description `consent`: rounds which need a repeat are held until the organiser agrees (CL-060).
             * @enum {unknown}
             */
            readonly repeats: "consent" | "never";
            /**
             * @description Null where the lot decides (CL-065).
             * @enum {unknown}
             */
            readonly firstSide: "A" | "B" | null;
            /** @description Side edge of the scenario in rating points for side A (CL-135). */
            readonly edge: number;
            readonly rolling: boolean;
            readonly thirdPlace: boolean;
            /** @description CL-047: how many go on to a knock-out, a power of two; 0 for none. */
            readonly playoffTop: number;
            /** @description CL-125: boards of a team. */
            readonly boards: number;
            /**
             * @description CL-200: where matches are played. Not there (settings of before): on the server.
             * @enum {unknown}
             */
            readonly played?: "either" | "online" | "table";
            /** @description CL-202, CL-205: terms of reports; not there: those of `tableTerms`. */
            readonly table?: components["schemas"]["TableTerms"];
        };
        /** @description A value with how far it may be off. */
        readonly Shown: {
            readonly rating: number;
            readonly deviation: number;
        };
        /** @description When one side's clock is paused within the requested days, and when a turn handed over now would end. */
        readonly SideCalendar: {
            readonly side: string;
            readonly closings: readonly components["schemas"]["Closing"][];
            /** @description Of a turn that begins with the calendar and uses the whole bank; null: never. */
            readonly deadline: null | string;
        };
        /** @description A number for a side. */
        readonly SideCount: {
            readonly side: string;
            readonly count: number;
        };
        /** @description CL-091: how one side has held the match since its window opened. Times in ms. */
        readonly SideEvidence: {
            readonly side: string;
            readonly held: number;
            readonly turns: number;
            readonly medianResponse: null | number;
            readonly slowestTenth: null | number;
            readonly missed: number;
        };
        readonly Signal: {
            /**
             * @description The players share a webhook address or a mailbox, or resigned early three times in a row to each other; or one
             *     result decides who moves.
             * @enum {unknown}
             */
            readonly kind: "decides-promotion" | "early-resignations" | "mailbox" | "webhook";
            readonly entries: readonly string[];
            /** @description Of a result: its match. */
            readonly matchId: null | string;
        };
        /** @description CL-211: an answer with a sentence for each code. */
        readonly SpokenAnswer: {
            readonly lines: number;
            /** @enum {unknown} */
            readonly kind: "entries" | "members" | "results" | "season" | "trf";
            readonly dialect: components["schemas"]["Dialect"];
            /** @description SHA-256 of its bytes. */
            readonly fileHash: string;
            readonly errorsTotal: number;
            readonly would: {
                readonly made: number;
                readonly changed: number;
                readonly same: number;
            };
            /** @description The first lines that are good, and what each would do. */
            readonly preview: readonly components["schemas"]["PreviewRow"][];
            readonly applied: null | {
                readonly seq: number;
                readonly head: string;
            };
            readonly already: boolean;
            readonly errors: readonly components["schemas"]["SpokenFault"][];
            readonly warnings: readonly components["schemas"]["SpokenFault"][];
        };
        readonly SpokenFault: {
            readonly line: number;
            readonly column: null | number | string;
            /** @enum {unknown} */
            readonly code: "AMBIGUOUS" | "ASYMMETRIC" | "BAD_ADDRESS" | "BAD_CODE" | "BAD_DAY" | "BAD_NAME" | "BAD_NUMBER" | "BAD_RESULT" | "BAD_ROLE" | "BAD_SCORE" | "BAD_WORD" | "BOTH_SAID" | "BOTH_SIDES" | "CELL_TOO_LONG" | "CL_APPEAL_LATE" | "CL_APPEAL_USED" | "CL_BAD_INPUT" | "CL_BAD_PLAN" | "CL_BAD_SETTINGS" | "CL_BAD_STATE" | "CL_BLOCKED" | "CL_BYE_TOO_LATE" | "CL_BYE_USED" | "CL_CONFLICT_OF_INTEREST" | "CL_ENTRY_REFUSED" | "CL_EVENT_FULL" | "CL_EXTENSION_USED" | "CL_FORBIDDEN" | "CL_FROZEN" | "CL_IMPORT_USED" | "CL_LEAVE_INVALID" | "CL_LEG_BEGUN" | "CL_LINE_UP_LOCKED" | "CL_MUSTER_RUNNING" | "CL_NOT_A_PARTY" | "CL_NOT_A_TABLE" | "CL_NOT_BEGUN" | "CL_NOT_REPORTED" | "CL_NO_PAIRING" | "CL_ON_LEAVE" | "CL_OUT_OF_REACH" | "CL_PROTECTED" | "CL_REASON_REQUIRED" | "CL_RECENT_REMATCH" | "CL_REPEAT_UNAVOIDABLE" | "CL_REPORT_PENDING" | "CL_ROUND_BEGUN" | "CL_STALE_DECISION" | "CL_SUBSTITUTE_LATE" | "CL_SUBSTITUTE_USED" | "CL_TIEBREAK_USELESS" | "CL_TOO_FEW" | "CL_TOO_MANY" | "CL_TOO_MANY_CHALLENGES" | "CL_WINDOW_TOO_SHORT" | "COLUMN_TWICE" | "EMPTY" | "EVENT_MISSING" | "IMPORT_COLUMN_MISSING" | "IMPORT_ENCODING" | "IMPORT_TOO_LARGE" | "LONG_LINE" | "NOTHING_TO_IMPORT" | "NOT_A_NUMBER" | "NO_ACCOUNT" | "NO_SUCH_MATCH" | "NUMBER_TWICE" | "OPPONENT_UNKNOWN" | "OTHER_DIVISION" | "OTHER_SEASON" | "POINTS_DIFFER" | "QUOTE_OPEN" | "RESULT_DIFFERS" | "RESULT_MISSING" | "RESULT_SUM" | "SAME_PERSON" | "SHORT_LINE" | "TABLE_DIFFERS" | "TEXT_AFTER_QUOTE" | "TWICE" | "UNKNOWN_COLUMN" | "UNKNOWN_LINE" | "UNKNOWN_NAME";
            /** @description The value in the file. */
            readonly have: string;
            readonly says: string;
        };
        /** @description CL-203: the report that a result is made of, by its `seq`; of an imported one the import (CL-212). */
        readonly Standing: {
            readonly of: number;
            /** @enum {unknown} */
            readonly by: "both" | "officer" | "silence";
        };
        /** @description CL-091: what a party said. `at`: ISO 8601. */
        readonly Statement: {
            readonly entry: string;
            readonly text: string;
            readonly at: string;
        };
        /** @description What the finished matches of a game came to that anybody may look at: in all, and by scenario, the most played first. */
        readonly Statistics: {
            readonly ruleSet: string;
            /** @enum {unknown} */
            readonly company: "computer" | "people";
            /** @description So many must have ended before a share is said. */
            readonly least: number;
            readonly all: components["schemas"]["Figures"];
            /** @description Those that were played. */
            readonly scenarios: readonly {
                readonly count: number;
                /** @description By side, each that could have won; null: nobody won alone. */
                readonly wins: readonly {
                    readonly count: number;
                    readonly share: null | number;
                    readonly side: null | string;
                }[];
                /** @description Why they ended, the most usual first. */
                readonly ends: readonly {
                    readonly count: number;
                    readonly share: null | number;
                    readonly reason: string;
                }[];
                /** @description Null if narrating failed for every log. */
                readonly lengths: components["schemas"]["Lengths"] | null;
                readonly scenario: string;
            }[];
        };
        /** @description The figures of a match. `edition`: that of their rules. */
        readonly StatisticsSeen: {
            /** @description The turns in order, each with the number of steps of the match behind it. */
            readonly turns: readonly {
                readonly title: string;
                readonly step: number;
            }[];
            /** @description What is followed from turn to turn: one value for each of `turns`. */
            readonly courses: readonly {
                readonly title: string;
                readonly sides: readonly {
                    readonly side: string;
                    readonly values: readonly number[];
                }[];
            }[];
            /** @description What the sides did, from the first order to the last. */
            readonly counts: readonly components["schemas"]["Row"][];
            /** @description What each side has lost, by kind. */
            readonly losses: readonly components["schemas"]["Row"][];
            /** @description All six-sided dice that were thrown openly; null: none were. */
            readonly dice: null | {
                readonly thrown: number;
                /** @description How often each face came, from 1 to 6. */
                readonly faces: readonly number[];
                readonly text: string;
            };
            /** @description Throws and cards beside what was to be expected of them, by kind and side. */
            readonly luck: readonly components["schemas"]["Luck"][];
            readonly matchId: string;
            readonly edition: number;
        };
        /** @description As its column has it. `until`: when it opens, ISO 8601. */
        readonly StoredDraft: {
            readonly round: number;
            readonly pairs: readonly (readonly [
                string,
                string
            ])[];
            readonly byes: {
                readonly [key: string]: components["schemas"]["ByeCode"];
            };
            readonly until: string;
            /** @description Why it cannot open; null: it can. */
            readonly held: null | string;
            readonly byHand: components["schemas"]["ByHand"] | null;
        };
        /** @description A message as one reader may have it. */
        readonly StoredMessage: {
            /** @description Grows with time; the text of a 64-bit number. */
            readonly id: string;
            readonly matchId: string;
            readonly authorId: string;
            readonly authorName: string;
            /** @enum {unknown} */
            readonly audience: "player" | "players" | "side" | "spectators";
            readonly side: null | string;
            readonly recipientId: null | string;
            readonly recipientName: null | string;
            /** @description Null: a moderator has taken it away. */
            readonly body: null | string;
            /** @description Steps of the match that everybody knew when it was written. */
            readonly step: number;
            /** Format: date-time */
            readonly at: string;
        };
        /** @description Somebody is asked something, and has until then (ISO 8601). */
        readonly StoredWait: {
            readonly side: string;
            readonly what: components["schemas"]["CampaignAsks"];
            readonly key: string;
            readonly since: string;
            readonly until: string;
            /** @description Answered, which its own side alone knows as long as another is asked. */
            readonly done: boolean;
        };
        readonly StreamEvent: components["schemas"]["MatchEvent"] | {
            /** @constant */
            readonly type: "leaving";
        };
        readonly TableTerms: {
            /** @description So long the other side may object. */
            readonly confirmHours: number;
            /**
             * @description The fate of an unanswered report: it counts, or it becomes a case.
             * @enum {unknown}
             */
            readonly silence: "case" | "stands";
            /**
             * @description CL-205: whether reported results are rated among themselves.
             * @enum {unknown}
             */
            readonly rated: "no" | "pool";
        };
        readonly Tagged: {
            readonly type: string;
        } & {
            readonly [key: string]: components["schemas"]["Json"];
        };
        /** @description The talk of a match, as its reader opens it. */
        readonly Talk: {
            readonly messages: readonly components["schemas"]["StoredMessage"][];
            /** @description Unread messages of others, at most {@link MAX_UNREAD}. */
            readonly unread: number;
            readonly muted: boolean;
            /** @description Whom the reader may write to; the name of the player where it is one. */
            readonly addresses: readonly {
                /** @enum {unknown} */
                readonly audience: "player" | "players" | "side" | "spectators";
                readonly to: null | string;
                readonly name: null | string;
            }[];
        };
        /** @description Sentences of one rule set, by code: what a window asks ("army": "Design your army."), why something was refused, what a rule says. */
        readonly Texts: {
            readonly windows: {
                readonly [key: string]: string;
            };
            readonly refusals: {
                readonly [key: string]: string;
            };
            readonly rules: {
                readonly [key: string]: string;
            };
        };
        /** @description An access token as its owner sees it. `secret` is in the answer that made it, and never again. */
        readonly TokenInfo: {
            readonly id: string;
            readonly name: string;
            readonly scopes: readonly string[];
            /** Format: date-time */
            readonly createdAt: string;
            readonly lastUsedAt: null | string;
        };
        /** @description A trial whole. */
        readonly Trial: {
            readonly id: string;
            readonly matchId: string;
            /** @description Steps of the match before the position that it begins with. */
            readonly step: number;
            readonly title: string;
            /** @description How many orders were tried. */
            readonly orders: number;
            /** Format: date-time */
            readonly updatedAt: string;
            /** @description Whose view the position is guessed from; null, as the next two: it is the true one of a finished match. */
            readonly side: null | string;
            readonly player: null | number;
            /** @description Seeds what the view does not show. */
            readonly guess: null | number;
            readonly nodes: readonly components["schemas"]["TrialNode"][];
            readonly revision: number;
        };
        /** @description Result of a test: the receiver's answer, and whether it took the message. */
        readonly Trial2: {
            readonly taken: boolean;
            readonly said: string;
        };
        /** @description A trial as lists have it. */
        readonly TrialInList: {
            readonly id: string;
            readonly matchId: string;
            /** @description Steps of the match before the position that it begins with. */
            readonly step: number;
            readonly title: string;
            /** @description How many orders were tried. */
            readonly orders: number;
            /** Format: date-time */
            readonly updatedAt: string;
        };
        /** @description One order of a trial. */
        readonly TrialNode: {
            /** @description From 1; 0 is the position that the trial begins with. */
            readonly id: number;
            /** @description The node that it follows. */
            readonly after: number;
            readonly side: string;
            readonly player: number;
            /** @description In the notation of the game. */
            readonly line: string;
            /** @description The draws in order. */
            readonly draws: readonly number[];
            /** @enum {unknown} */
            readonly how: "chosen" | "likeliest" | "none" | "thrown";
            /** @description How likely these draws are, from 0 to 1. */
            readonly weight: number;
            /** @description The author's name for the branch that begins here; empty: none. */
            readonly name: string;
            readonly note: string;
        };
        /** @description The whole truth of a finished match after a number of steps. */
        readonly TruePosition: {
            readonly step: number;
            readonly edition: number;
            readonly state: components["schemas"]["Json"];
        };
        /** @description A condition that the reader does not meet, and its sentence. */
        readonly UnmetSeen: {
            readonly condition: string;
            readonly asked: number | string;
            readonly have: null | number | string;
            readonly says: string;
        };
        /** @description Time off (ISO 8601), its end not included. `itself`: it began because their time was up. */
        readonly Vacation: {
            readonly from: string;
            readonly to: string;
            /** @enum {unknown} */
            readonly by: "itself" | "player";
        };
        /** @description A webhook as its owner sees it. */
        readonly Webhook: {
            readonly format: components["schemas"]["WebhookFormat"];
            readonly id: string;
            readonly name: string;
            /** Format: date-time */
            readonly createdAt: string;
            readonly url: string;
            /** @description Until then requests are signed with secrets before as well. */
            readonly overlapUntil: null | string;
            /** @description The first refusal since it last worked. */
            readonly failingSince: null | string;
            readonly lastError: null | string;
            readonly lastOkAt: null | string;
            /** @description When it was switched off: by failing too long, or because the address is gone. */
            readonly offAt: null | string;
        };
        readonly WebhookEvent: {
            /** @constant */
            readonly kind: "trial";
            readonly id: string;
            readonly at: string;
            readonly title: string;
            readonly lines: readonly string[];
            readonly url: string;
        } | {
            readonly kind: string;
            readonly why: string;
            readonly about: string;
            readonly aboutId: string;
            /**
             * @description LC-142: the entry of a campaign's ledger that the webhook reports, without its secrets.
             * @constant
             */
            readonly event?: "campaign.entry";
            readonly entry?: {
                readonly kind: string;
                readonly seq: number;
                readonly head: string;
            };
            readonly id: string;
            readonly at: string;
            readonly title: string;
            readonly lines: readonly string[];
            readonly url: string;
        } | {
            readonly kind: string;
            readonly why: string;
            readonly matchId: string;
            readonly ruleSet: string;
            readonly side: null | string;
            /** @description Whether the match waits for your side as this leaves. */
            readonly awaited: boolean;
            readonly deadline: null | string;
            readonly id: string;
            readonly at: string;
            readonly title: string;
            readonly lines: readonly string[];
            readonly url: string;
        };
        /** @enum {unknown} */
        readonly WebhookFormat: "discord" | "fieldpost" | "slack";
        readonly Worth: readonly [
            number,
            number
        ];
        readonly Match: components["schemas"]["WwiCombinedArms.Match"] | components["schemas"]["TankKillers.Match"] | components["schemas"]["AnimalWorldWar.Match"] | components["schemas"]["MassWarfare.Match"] | components["schemas"]["WorldWarAwesome.Match"];
        readonly "WwiCombinedArms.Match": {
            readonly view: components["schemas"]["WwiCombinedArms.view"] | null;
            readonly arrangements: {
                readonly pause: components["schemas"]["Pause"] | null;
                readonly pauseOffer: components["schemas"]["PauseOffer"] | null;
                readonly sides: readonly {
                    readonly side: string;
                    readonly onVacation: components["schemas"]["Vacation"] | null;
                    readonly vacations: readonly components["schemas"]["Vacation"][];
                    readonly vacationDaysLeft: number;
                    readonly lapsedSince: null | string;
                }[];
                readonly seats: readonly {
                    readonly side: string;
                    readonly player: number;
                    readonly standIn: null | string;
                    readonly vacantSince: null | string;
                    readonly bot: boolean;
                    readonly present: boolean;
                }[];
                readonly readyCheckUntil: null | string;
            };
            readonly standingOrders: components["schemas"]["WwiCombinedArms.standingOrders"] | null;
            readonly seenStep: number;
            readonly seed: null | string;
            readonly salts: {
                readonly [key: string]: null | string;
            };
            readonly id: string;
            /** @constant */
            readonly ruleSet: "wwi-combined-arms";
            /** @constant */
            readonly edition: 1;
            readonly scenario: string;
            readonly title: string;
            /** @enum {unknown} */
            readonly status: "finished" | "open" | "playing";
            readonly listed: boolean;
            readonly options: components["schemas"]["WwiCombinedArms.options"];
            readonly creator: {
                readonly id: string;
                readonly name: string;
            };
            /** Format: date-time */
            readonly createdAt: string;
            readonly startedAt: null | string;
            readonly finishedAt: null | string;
            readonly step: number;
            readonly sealedStep: number;
            readonly spectatorDelay: number;
            readonly pending: null | {
                /** @constant */
                readonly kind: "choice";
                readonly side: string;
                readonly window: string;
                /** @enum {unknown} */
                readonly clock: "reaction" | "turn";
            } | {
                /** @constant */
                readonly kind: "finished";
                readonly outcome: {
                    readonly reason: string;
                    readonly places: readonly {
                        readonly side: string;
                        readonly place: number;
                        readonly score: null | number;
                    }[];
                };
            } | {
                /** @constant */
                readonly kind: "orders";
                readonly from: readonly string[];
                readonly window: string;
            };
            readonly waitingFor: readonly string[];
            readonly sides: {
                readonly [key: string]: {
                    readonly out: boolean;
                    readonly user: components["schemas"]["Person"] | null;
                    readonly players: readonly (components["schemas"]["Person"] | null)[];
                    readonly reserveMs: null | number;
                    readonly since: null | string;
                    readonly running: boolean;
                    readonly missedTurns: number;
                };
            };
            readonly you: null | {
                readonly side: string;
                readonly player: number;
            };
            readonly clock: {
                /** @description Hours for every player to confirm the ready check before the start; 0: the match begins at once. */
                readonly readyCheckHours: number;
                /** @enum {unknown} */
                readonly atEnd: "bot" | "claim" | "default" | "forfeit" | "replacement" | "standing";
                /** @description IANA zone of the match: fixed deadlines and days of rest are read in it. */
                readonly timeZone: string;
                /** @description Days of the week on which no clock runs. */
                readonly restDays: readonly number[];
                /** @description Dates on which no clock runs, "2026-12-25". */
                readonly holidays: readonly string[];
                /** @description Hours per night in which a player's clock is paused, from the hour that they choose. */
                readonly sleepHours: number;
                /** @description Days of vacation that each side may take in the course of the match. */
                readonly vacationDays: number;
                /** @description A side that runs out of time goes on vacation instead, as long as it has any left. */
                readonly vacationByItself: boolean;
                /** @description Null: each side has a reserve. Else turns end at these moments; reactions keep their own time. */
                readonly fixed: null | {
                    /** @description Time of day in the zone of the match, "19:00". */
                    readonly at: string;
                    /** @description On these days: all seven for a daily deadline, one for a weekly one. */
                    readonly weekdays: readonly number[];
                    /** @description A side that gets the turn later than this before a deadline has until the next one. */
                    readonly noticeSeconds: number;
                };
                /** @description The reserve of each side at the start. */
                readonly bankSeconds: number;
                /** @description Given back at the end of each turn. */
                readonly incrementSeconds: number;
                /** @description The most that a reserve may hold. */
                readonly capSeconds: number;
                /** @description For each answer within another side's turn. */
                readonly reactionSeconds: number;
            };
            readonly deadline: null | string;
            readonly drawOffer: null | string;
            readonly drawAccepted: readonly string[];
            readonly drawDeclined: readonly string[];
            readonly ending: null | {
                /** @constant */
                readonly by: "rules";
                readonly outcome: {
                    readonly reason: string;
                    readonly places: readonly {
                        readonly side: string;
                        readonly place: number;
                        readonly score: null | number;
                    }[];
                };
            } | {
                /** @enum {unknown} */
                readonly by: "adjudication" | "agreement" | "resignation" | "timeout";
                readonly outcome: {
                    readonly reason: string;
                    readonly places: readonly {
                        readonly side: string;
                        readonly place: number;
                        readonly score: null | number;
                    }[];
                };
            };
            readonly commitment: string;
            readonly rematch: null | string;
            readonly rematchOf: null | string;
            readonly joinRequirements: null | {
                /** @description At least this reliability, in percent. */
                readonly reliability: null | number;
                /** @description Half of their turns answered within this many hours. */
                readonly responseHours: null | number;
                /** @description Whether they may join who has not played enough turns to be measured. */
                readonly newcomers: boolean;
            };
        };
        readonly "TankKillers.Match": {
            readonly view: components["schemas"]["TankKillers.view"] | null;
            readonly arrangements: {
                readonly pause: components["schemas"]["Pause"] | null;
                readonly pauseOffer: components["schemas"]["PauseOffer"] | null;
                readonly sides: readonly {
                    readonly side: string;
                    readonly onVacation: components["schemas"]["Vacation"] | null;
                    readonly vacations: readonly components["schemas"]["Vacation"][];
                    readonly vacationDaysLeft: number;
                    readonly lapsedSince: null | string;
                }[];
                readonly seats: readonly {
                    readonly side: string;
                    readonly player: number;
                    readonly standIn: null | string;
                    readonly vacantSince: null | string;
                    readonly bot: boolean;
                    readonly present: boolean;
                }[];
                readonly readyCheckUntil: null | string;
            };
            readonly standingOrders: components["schemas"]["TankKillers.standingOrders"] | null;
            readonly seenStep: number;
            readonly seed: null | string;
            readonly salts: {
                readonly [key: string]: null | string;
            };
            readonly id: string;
            /** @constant */
            readonly ruleSet: "tank-killers";
            /** @constant */
            readonly edition: 1;
            readonly scenario: string;
            readonly title: string;
            /** @enum {unknown} */
            readonly status: "finished" | "open" | "playing";
            readonly listed: boolean;
            readonly options: components["schemas"]["TankKillers.options"];
            readonly creator: {
                readonly id: string;
                readonly name: string;
            };
            /** Format: date-time */
            readonly createdAt: string;
            readonly startedAt: null | string;
            readonly finishedAt: null | string;
            readonly step: number;
            readonly sealedStep: number;
            readonly spectatorDelay: number;
            readonly pending: null | {
                /** @constant */
                readonly kind: "choice";
                readonly side: string;
                readonly window: string;
                /** @enum {unknown} */
                readonly clock: "reaction" | "turn";
            } | {
                /** @constant */
                readonly kind: "finished";
                readonly outcome: {
                    readonly reason: string;
                    readonly places: readonly {
                        readonly side: string;
                        readonly place: number;
                        readonly score: null | number;
                    }[];
                };
            } | {
                /** @constant */
                readonly kind: "orders";
                readonly from: readonly string[];
                readonly window: string;
            };
            readonly waitingFor: readonly string[];
            readonly sides: {
                readonly [key: string]: {
                    readonly out: boolean;
                    readonly user: components["schemas"]["Person"] | null;
                    readonly players: readonly (components["schemas"]["Person"] | null)[];
                    readonly reserveMs: null | number;
                    readonly since: null | string;
                    readonly running: boolean;
                    readonly missedTurns: number;
                };
            };
            readonly you: null | {
                readonly side: string;
                readonly player: number;
            };
            readonly clock: {
                /** @description Hours for every player to confirm the ready check before the start; 0: the match begins at once. */
                readonly readyCheckHours: number;
                /** @enum {unknown} */
                readonly atEnd: "bot" | "claim" | "default" | "forfeit" | "replacement" | "standing";
                /** @description IANA zone of the match: fixed deadlines and days of rest are read in it. */
                readonly timeZone: string;
                /** @description Days of the week on which no clock runs. */
                readonly restDays: readonly number[];
                /** @description Dates on which no clock runs, "2026-12-25". */
                readonly holidays: readonly string[];
                /** @description Hours per night in which a player's clock is paused, from the hour that they choose. */
                readonly sleepHours: number;
                /** @description Days of vacation that each side may take in the course of the match. */
                readonly vacationDays: number;
                /** @description A side that runs out of time goes on vacation instead, as long as it has any left. */
                readonly vacationByItself: boolean;
                /** @description Null: each side has a reserve. Else turns end at these moments; reactions keep their own time. */
                readonly fixed: null | {
                    /** @description Time of day in the zone of the match, "19:00". */
                    readonly at: string;
                    /** @description On these days: all seven for a daily deadline, one for a weekly one. */
                    readonly weekdays: readonly number[];
                    /** @description A side that gets the turn later than this before a deadline has until the next one. */
                    readonly noticeSeconds: number;
                };
                /** @description The reserve of each side at the start. */
                readonly bankSeconds: number;
                /** @description Given back at the end of each turn. */
                readonly incrementSeconds: number;
                /** @description The most that a reserve may hold. */
                readonly capSeconds: number;
                /** @description For each answer within another side's turn. */
                readonly reactionSeconds: number;
            };
            readonly deadline: null | string;
            readonly drawOffer: null | string;
            readonly drawAccepted: readonly string[];
            readonly drawDeclined: readonly string[];
            readonly ending: null | {
                /** @constant */
                readonly by: "rules";
                readonly outcome: {
                    readonly reason: string;
                    readonly places: readonly {
                        readonly side: string;
                        readonly place: number;
                        readonly score: null | number;
                    }[];
                };
            } | {
                /** @enum {unknown} */
                readonly by: "adjudication" | "agreement" | "resignation" | "timeout";
                readonly outcome: {
                    readonly reason: string;
                    readonly places: readonly {
                        readonly side: string;
                        readonly place: number;
                        readonly score: null | number;
                    }[];
                };
            };
            readonly commitment: string;
            readonly rematch: null | string;
            readonly rematchOf: null | string;
            readonly joinRequirements: null | {
                /** @description At least this reliability, in percent. */
                readonly reliability: null | number;
                /** @description Half of their turns answered within this many hours. */
                readonly responseHours: null | number;
                /** @description Whether they may join who has not played enough turns to be measured. */
                readonly newcomers: boolean;
            };
        };
        readonly "AnimalWorldWar.Match": {
            readonly view: components["schemas"]["AnimalWorldWar.view"] | null;
            readonly arrangements: {
                readonly pause: components["schemas"]["Pause"] | null;
                readonly pauseOffer: components["schemas"]["PauseOffer"] | null;
                readonly sides: readonly {
                    readonly side: string;
                    readonly onVacation: components["schemas"]["Vacation"] | null;
                    readonly vacations: readonly components["schemas"]["Vacation"][];
                    readonly vacationDaysLeft: number;
                    readonly lapsedSince: null | string;
                }[];
                readonly seats: readonly {
                    readonly side: string;
                    readonly player: number;
                    readonly standIn: null | string;
                    readonly vacantSince: null | string;
                    readonly bot: boolean;
                    readonly present: boolean;
                }[];
                readonly readyCheckUntil: null | string;
            };
            readonly standingOrders: components["schemas"]["AnimalWorldWar.standingOrders"] | null;
            readonly seenStep: number;
            readonly seed: null | string;
            readonly salts: {
                readonly [key: string]: null | string;
            };
            readonly id: string;
            /** @constant */
            readonly ruleSet: "animal-world-war";
            /** @constant */
            readonly edition: 1;
            readonly scenario: string;
            readonly title: string;
            /** @enum {unknown} */
            readonly status: "finished" | "open" | "playing";
            readonly listed: boolean;
            readonly options: components["schemas"]["AnimalWorldWar.options"];
            readonly creator: {
                readonly id: string;
                readonly name: string;
            };
            /** Format: date-time */
            readonly createdAt: string;
            readonly startedAt: null | string;
            readonly finishedAt: null | string;
            readonly step: number;
            readonly sealedStep: number;
            readonly spectatorDelay: number;
            readonly pending: null | {
                /** @constant */
                readonly kind: "choice";
                readonly side: string;
                readonly window: string;
                /** @enum {unknown} */
                readonly clock: "reaction" | "turn";
            } | {
                /** @constant */
                readonly kind: "finished";
                readonly outcome: {
                    readonly reason: string;
                    readonly places: readonly {
                        readonly side: string;
                        readonly place: number;
                        readonly score: null | number;
                    }[];
                };
            } | {
                /** @constant */
                readonly kind: "orders";
                readonly from: readonly string[];
                readonly window: string;
            };
            readonly waitingFor: readonly string[];
            readonly sides: {
                readonly [key: string]: {
                    readonly out: boolean;
                    readonly user: components["schemas"]["Person"] | null;
                    readonly players: readonly (components["schemas"]["Person"] | null)[];
                    readonly reserveMs: null | number;
                    readonly since: null | string;
                    readonly running: boolean;
                    readonly missedTurns: number;
                };
            };
            readonly you: null | {
                readonly side: string;
                readonly player: number;
            };
            readonly clock: {
                /** @description Hours for every player to confirm the ready check before the start; 0: the match begins at once. */
                readonly readyCheckHours: number;
                /** @enum {unknown} */
                readonly atEnd: "bot" | "claim" | "default" | "forfeit" | "replacement" | "standing";
                /** @description IANA zone of the match: fixed deadlines and days of rest are read in it. */
                readonly timeZone: string;
                /** @description Days of the week on which no clock runs. */
                readonly restDays: readonly number[];
                /** @description Dates on which no clock runs, "2026-12-25". */
                readonly holidays: readonly string[];
                /** @description Hours per night in which a player's clock is paused, from the hour that they choose. */
                readonly sleepHours: number;
                /** @description Days of vacation that each side may take in the course of the match. */
                readonly vacationDays: number;
                /** @description A side that runs out of time goes on vacation instead, as long as it has any left. */
                readonly vacationByItself: boolean;
                /** @description Null: each side has a reserve. Else turns end at these moments; reactions keep their own time. */
                readonly fixed: null | {
                    /** @description Time of day in the zone of the match, "19:00". */
                    readonly at: string;
                    /** @description On these days: all seven for a daily deadline, one for a weekly one. */
                    readonly weekdays: readonly number[];
                    /** @description A side that gets the turn later than this before a deadline has until the next one. */
                    readonly noticeSeconds: number;
                };
                /** @description The reserve of each side at the start. */
                readonly bankSeconds: number;
                /** @description Given back at the end of each turn. */
                readonly incrementSeconds: number;
                /** @description The most that a reserve may hold. */
                readonly capSeconds: number;
                /** @description For each answer within another side's turn. */
                readonly reactionSeconds: number;
            };
            readonly deadline: null | string;
            readonly drawOffer: null | string;
            readonly drawAccepted: readonly string[];
            readonly drawDeclined: readonly string[];
            readonly ending: null | {
                /** @constant */
                readonly by: "rules";
                readonly outcome: {
                    readonly reason: string;
                    readonly places: readonly {
                        readonly side: string;
                        readonly place: number;
                        readonly score: null | number;
                    }[];
                };
            } | {
                /** @enum {unknown} */
                readonly by: "adjudication" | "agreement" | "resignation" | "timeout";
                readonly outcome: {
                    readonly reason: string;
                    readonly places: readonly {
                        readonly side: string;
                        readonly place: number;
                        readonly score: null | number;
                    }[];
                };
            };
            readonly commitment: string;
            readonly rematch: null | string;
            readonly rematchOf: null | string;
            readonly joinRequirements: null | {
                /** @description At least this reliability, in percent. */
                readonly reliability: null | number;
                /** @description Half of their turns answered within this many hours. */
                readonly responseHours: null | number;
                /** @description Whether they may join who has not played enough turns to be measured. */
                readonly newcomers: boolean;
            };
        };
        readonly "MassWarfare.Match": {
            readonly view: components["schemas"]["MassWarfare.view"] | null;
            readonly arrangements: {
                readonly pause: components["schemas"]["Pause"] | null;
                readonly pauseOffer: components["schemas"]["PauseOffer"] | null;
                readonly sides: readonly {
                    readonly side: string;
                    readonly onVacation: components["schemas"]["Vacation"] | null;
                    readonly vacations: readonly components["schemas"]["Vacation"][];
                    readonly vacationDaysLeft: number;
                    readonly lapsedSince: null | string;
                }[];
                readonly seats: readonly {
                    readonly side: string;
                    readonly player: number;
                    readonly standIn: null | string;
                    readonly vacantSince: null | string;
                    readonly bot: boolean;
                    readonly present: boolean;
                }[];
                readonly readyCheckUntil: null | string;
            };
            readonly standingOrders: components["schemas"]["MassWarfare.standingOrders"] | null;
            readonly seenStep: number;
            readonly seed: null | string;
            readonly salts: {
                readonly [key: string]: null | string;
            };
            readonly id: string;
            /** @constant */
            readonly ruleSet: "mass-warfare";
            /** @constant */
            readonly edition: 1;
            readonly scenario: string;
            readonly title: string;
            /** @enum {unknown} */
            readonly status: "finished" | "open" | "playing";
            readonly listed: boolean;
            readonly options: components["schemas"]["MassWarfare.options"];
            readonly creator: {
                readonly id: string;
                readonly name: string;
            };
            /** Format: date-time */
            readonly createdAt: string;
            readonly startedAt: null | string;
            readonly finishedAt: null | string;
            readonly step: number;
            readonly sealedStep: number;
            readonly spectatorDelay: number;
            readonly pending: null | {
                /** @constant */
                readonly kind: "choice";
                readonly side: string;
                readonly window: string;
                /** @enum {unknown} */
                readonly clock: "reaction" | "turn";
            } | {
                /** @constant */
                readonly kind: "finished";
                readonly outcome: {
                    readonly reason: string;
                    readonly places: readonly {
                        readonly side: string;
                        readonly place: number;
                        readonly score: null | number;
                    }[];
                };
            } | {
                /** @constant */
                readonly kind: "orders";
                readonly from: readonly string[];
                readonly window: string;
            };
            readonly waitingFor: readonly string[];
            readonly sides: {
                readonly [key: string]: {
                    readonly out: boolean;
                    readonly user: components["schemas"]["Person"] | null;
                    readonly players: readonly (components["schemas"]["Person"] | null)[];
                    readonly reserveMs: null | number;
                    readonly since: null | string;
                    readonly running: boolean;
                    readonly missedTurns: number;
                };
            };
            readonly you: null | {
                readonly side: string;
                readonly player: number;
            };
            readonly clock: {
                /** @description Hours for every player to confirm the ready check before the start; 0: the match begins at once. */
                readonly readyCheckHours: number;
                /** @enum {unknown} */
                readonly atEnd: "bot" | "claim" | "default" | "forfeit" | "replacement" | "standing";
                /** @description IANA zone of the match: fixed deadlines and days of rest are read in it. */
                readonly timeZone: string;
                /** @description Days of the week on which no clock runs. */
                readonly restDays: readonly number[];
                /** @description Dates on which no clock runs, "2026-12-25". */
                readonly holidays: readonly string[];
                /** @description Hours per night in which a player's clock is paused, from the hour that they choose. */
                readonly sleepHours: number;
                /** @description Days of vacation that each side may take in the course of the match. */
                readonly vacationDays: number;
                /** @description A side that runs out of time goes on vacation instead, as long as it has any left. */
                readonly vacationByItself: boolean;
                /** @description Null: each side has a reserve. Else turns end at these moments; reactions keep their own time. */
                readonly fixed: null | {
                    /** @description Time of day in the zone of the match, "19:00". */
                    readonly at: string;
                    /** @description On these days: all seven for a daily deadline, one for a weekly one. */
                    readonly weekdays: readonly number[];
                    /** @description A side that gets the turn later than this before a deadline has until the next one. */
                    readonly noticeSeconds: number;
                };
                /** @description The reserve of each side at the start. */
                readonly bankSeconds: number;
                /** @description Given back at the end of each turn. */
                readonly incrementSeconds: number;
                /** @description The most that a reserve may hold. */
                readonly capSeconds: number;
                /** @description For each answer within another side's turn. */
                readonly reactionSeconds: number;
            };
            readonly deadline: null | string;
            readonly drawOffer: null | string;
            readonly drawAccepted: readonly string[];
            readonly drawDeclined: readonly string[];
            readonly ending: null | {
                /** @constant */
                readonly by: "rules";
                readonly outcome: {
                    readonly reason: string;
                    readonly places: readonly {
                        readonly side: string;
                        readonly place: number;
                        readonly score: null | number;
                    }[];
                };
            } | {
                /** @enum {unknown} */
                readonly by: "adjudication" | "agreement" | "resignation" | "timeout";
                readonly outcome: {
                    readonly reason: string;
                    readonly places: readonly {
                        readonly side: string;
                        readonly place: number;
                        readonly score: null | number;
                    }[];
                };
            };
            readonly commitment: string;
            readonly rematch: null | string;
            readonly rematchOf: null | string;
            readonly joinRequirements: null | {
                /** @description At least this reliability, in percent. */
                readonly reliability: null | number;
                /** @description Half of their turns answered within this many hours. */
                readonly responseHours: null | number;
                /** @description Whether they may join who has not played enough turns to be measured. */
                readonly newcomers: boolean;
            };
        };
        readonly "WorldWarAwesome.Match": {
            readonly view: components["schemas"]["WorldWarAwesome.view"] | null;
            readonly arrangements: {
                readonly pause: components["schemas"]["Pause"] | null;
                readonly pauseOffer: components["schemas"]["PauseOffer"] | null;
                readonly sides: readonly {
                    readonly side: string;
                    readonly onVacation: components["schemas"]["Vacation"] | null;
                    readonly vacations: readonly components["schemas"]["Vacation"][];
                    readonly vacationDaysLeft: number;
                    readonly lapsedSince: null | string;
                }[];
                readonly seats: readonly {
                    readonly side: string;
                    readonly player: number;
                    readonly standIn: null | string;
                    readonly vacantSince: null | string;
                    readonly bot: boolean;
                    readonly present: boolean;
                }[];
                readonly readyCheckUntil: null | string;
            };
            readonly standingOrders: components["schemas"]["WorldWarAwesome.standingOrders"] | null;
            readonly seenStep: number;
            readonly seed: null | string;
            readonly salts: {
                readonly [key: string]: null | string;
            };
            readonly id: string;
            /** @constant */
            readonly ruleSet: "world-war-awesome";
            /** @constant */
            readonly edition: 1;
            readonly scenario: string;
            readonly title: string;
            /** @enum {unknown} */
            readonly status: "finished" | "open" | "playing";
            readonly listed: boolean;
            readonly options: components["schemas"]["WorldWarAwesome.options"];
            readonly creator: {
                readonly id: string;
                readonly name: string;
            };
            /** Format: date-time */
            readonly createdAt: string;
            readonly startedAt: null | string;
            readonly finishedAt: null | string;
            readonly step: number;
            readonly sealedStep: number;
            readonly spectatorDelay: number;
            readonly pending: null | {
                /** @constant */
                readonly kind: "choice";
                readonly side: string;
                readonly window: string;
                /** @enum {unknown} */
                readonly clock: "reaction" | "turn";
            } | {
                /** @constant */
                readonly kind: "finished";
                readonly outcome: {
                    readonly reason: string;
                    readonly places: readonly {
                        readonly side: string;
                        readonly place: number;
                        readonly score: null | number;
                    }[];
                };
            } | {
                /** @constant */
                readonly kind: "orders";
                readonly from: readonly string[];
                readonly window: string;
            };
            readonly waitingFor: readonly string[];
            readonly sides: {
                readonly [key: string]: {
                    readonly out: boolean;
                    readonly user: components["schemas"]["Person"] | null;
                    readonly players: readonly (components["schemas"]["Person"] | null)[];
                    readonly reserveMs: null | number;
                    readonly since: null | string;
                    readonly running: boolean;
                    readonly missedTurns: number;
                };
            };
            readonly you: null | {
                readonly side: string;
                readonly player: number;
            };
            readonly clock: {
                /** @description Hours for every player to confirm the ready check before the start; 0: the match begins at once. */
                readonly readyCheckHours: number;
                /** @enum {unknown} */
                readonly atEnd: "bot" | "claim" | "default" | "forfeit" | "replacement" | "standing";
                /** @description IANA zone of the match: fixed deadlines and days of rest are read in it. */
                readonly timeZone: string;
                /** @description Days of the week on which no clock runs. */
                readonly restDays: readonly number[];
                /** @description Dates on which no clock runs, "2026-12-25". */
                readonly holidays: readonly string[];
                /** @description Hours per night in which a player's clock is paused, from the hour that they choose. */
                readonly sleepHours: number;
                /** @description Days of vacation that each side may take in the course of the match. */
                readonly vacationDays: number;
                /** @description A side that runs out of time goes on vacation instead, as long as it has any left. */
                readonly vacationByItself: boolean;
                /** @description Null: each side has a reserve. Else turns end at these moments; reactions keep their own time. */
                readonly fixed: null | {
                    /** @description Time of day in the zone of the match, "19:00". */
                    readonly at: string;
                    /** @description On these days: all seven for a daily deadline, one for a weekly one. */
                    readonly weekdays: readonly number[];
                    /** @description A side that gets the turn later than this before a deadline has until the next one. */
                    readonly noticeSeconds: number;
                };
                /** @description The reserve of each side at the start. */
                readonly bankSeconds: number;
                /** @description Given back at the end of each turn. */
                readonly incrementSeconds: number;
                /** @description The most that a reserve may hold. */
                readonly capSeconds: number;
                /** @description For each answer within another side's turn. */
                readonly reactionSeconds: number;
            };
            readonly deadline: null | string;
            readonly drawOffer: null | string;
            readonly drawAccepted: readonly string[];
            readonly drawDeclined: readonly string[];
            readonly ending: null | {
                /** @constant */
                readonly by: "rules";
                readonly outcome: {
                    readonly reason: string;
                    readonly places: readonly {
                        readonly side: string;
                        readonly place: number;
                        readonly score: null | number;
                    }[];
                };
            } | {
                /** @enum {unknown} */
                readonly by: "adjudication" | "agreement" | "resignation" | "timeout";
                readonly outcome: {
                    readonly reason: string;
                    readonly places: readonly {
                        readonly side: string;
                        readonly place: number;
                        readonly score: null | number;
                    }[];
                };
            };
            readonly commitment: string;
            readonly rematch: null | string;
            readonly rematchOf: null | string;
            readonly joinRequirements: null | {
                /** @description At least this reliability, in percent. */
                readonly reliability: null | number;
                /** @description Half of their turns answered within this many hours. */
                readonly responseHours: null | number;
                /** @description Whether they may join who has not played enough turns to be measured. */
                readonly newcomers: boolean;
            };
        };
        readonly "WwiCombinedArms.options": components["schemas"]["WwiCombinedArms.Options"];
        readonly "WwiCombinedArms.scenario": components["schemas"]["WwiCombinedArms.ScenarioDocument"];
        readonly "WwiCombinedArms.command": components["schemas"]["WwiCombinedArms.Command"];
        readonly "WwiCombinedArms.view": components["schemas"]["WwiCombinedArms.State"];
        readonly "WwiCombinedArms.notice": components["schemas"]["WwiCombinedArms.Notice"];
        readonly "WwiCombinedArms.standingOrders": components["schemas"]["WwiCombinedArms.StandingOrders"];
        readonly "WwiCombinedArms.report": components["schemas"]["WwiCombinedArms.Report"];
        /** @description CA-010, CA-061. `index` counts the units of one type from 1. */
        readonly "WwiCombinedArms.Army": {
            readonly units: {
                readonly inf?: number;
                readonly sni?: number;
                readonly mg?: number;
                readonly tank?: number;
                readonly art?: number;
                readonly hq?: number;
                readonly flame?: number;
                readonly raid?: number;
            };
            readonly elite: readonly {
                /** @enum {unknown} */
                readonly type: "art" | "flame" | "hq" | "inf" | "mg" | "raid" | "sni" | "tank";
                readonly index: number;
            }[];
        };
        readonly "WwiCombinedArms.AttackCommand": {
            /** @constant */
            readonly type: "attack";
            readonly unit: string;
            readonly target: string;
        };
        readonly "WwiCombinedArms.Command": components["schemas"]["WwiCombinedArms.AttackCommand"] | components["schemas"]["WwiCombinedArms.CommitArmyCommand"] | components["schemas"]["WwiCombinedArms.EndTurnCommand"] | components["schemas"]["WwiCombinedArms.MoveCommand"] | components["schemas"]["WwiCombinedArms.PlaceCommand"] | components["schemas"]["WwiCombinedArms.PlanCommand"] | components["schemas"]["WwiCombinedArms.ReinforceCommand"] | components["schemas"]["WwiCombinedArms.RetreatCommand"] | components["schemas"]["WwiCombinedArms.SetRetreatOrdersCommand"];
        /** @description ARMY: the whole design, a document. */
        readonly "WwiCombinedArms.CommitArmyCommand": {
            /** @constant */
            readonly type: "commitArmy";
            readonly units: {
                readonly inf?: number;
                readonly sni?: number;
                readonly mg?: number;
                readonly tank?: number;
                readonly art?: number;
                readonly hq?: number;
                readonly flame?: number;
                readonly raid?: number;
            };
            readonly elite: readonly {
                /** @enum {unknown} */
                readonly type: "art" | "flame" | "hq" | "inf" | "mg" | "raid" | "sni" | "tank";
                readonly index: number;
            }[];
        };
        readonly "WwiCombinedArms.EndTurnCommand": {
            /** @constant */
            readonly type: "endTurn";
        };
        readonly "WwiCombinedArms.MoveCommand": {
            /** @constant */
            readonly type: "move";
            readonly unit: string;
            readonly to: string;
        };
        /** @description What one viewer may know of an event: all of it, except the army of the other side before it is laid open. */
        readonly "WwiCombinedArms.Notice": {
            /** @constant */
            readonly type: "armiesOpened";
            readonly south: components["schemas"]["WwiCombinedArms.Army"];
            readonly north: components["schemas"]["WwiCombinedArms.Army"];
            /** @enum {unknown} */
            readonly first: "north" | "south";
        } | {
            /** @constant */
            readonly type: "armyCommitted";
            /** @enum {unknown} */
            readonly side: "north" | "south";
            readonly army: components["schemas"]["WwiCombinedArms.Army"] | null;
        } | {
            /** @constant */
            readonly type: "attacked";
            readonly unit: string;
            readonly from: string;
            readonly target: string;
            readonly at: string;
            readonly damage: number;
        } | {
            /** @constant */
            readonly type: "destroyed";
            readonly unit: string;
            readonly at: string;
            /** @enum {unknown} */
            readonly why: "doubleWhammy" | "noRetreat";
            readonly credited: readonly string[];
        } | {
            /** @constant */
            readonly type: "finished";
            readonly outcome: {
                readonly reason: string;
                readonly places: readonly {
                    /** @enum {unknown} */
                    readonly side: "north" | "south";
                    readonly place: number;
                    readonly score: null | number;
                }[];
            };
        } | {
            /** @constant */
            readonly type: "moved";
            readonly unit: string;
            readonly from: string;
            readonly to: string;
        } | {
            /** @constant */
            readonly type: "placed";
            readonly unit: string;
            readonly at: string;
        } | {
            /** @constant */
            readonly type: "promoted";
            readonly unit: string;
            readonly at: string;
        } | {
            /** @constant */
            readonly type: "reinforced";
            readonly unit: string;
            readonly at: string;
        } | {
            /** @constant */
            readonly type: "retreatForced";
            readonly unit: string;
            readonly at: string;
        } | {
            /** @constant */
            readonly type: "retreated";
            readonly unit: string;
            readonly from: string;
            readonly to: string;
        } | {
            /** @constant */
            readonly type: "turnEnded";
            /** @enum {unknown} */
            readonly side: "north" | "south";
            readonly turn: number;
        };
        /** @enum {unknown} */
        readonly "WwiCombinedArms.OnOff": "off" | "on";
        /** @description What was agreed at creation (THE-RULES "Optional rules", "End of the game"). See catalogue/options.ts for titles and limits. */
        readonly "WwiCombinedArms.Options": {
            /** @description CA-060: a layout id, or a code of rows joined with `/`. */
            readonly terrain: string;
            /** @description CA-060: both players agree to a code that is not equal to itself turned by 180 degrees. */
            readonly unequalLayout: components["schemas"]["WwiCombinedArms.OnOff"];
            readonly elite: components["schemas"]["WwiCombinedArms.OnOff"];
            readonly experienced: components["schemas"]["WwiCombinedArms.OnOff"];
            readonly reinforcements: components["schemas"]["WwiCombinedArms.OnOff"];
            readonly fullRows: components["schemas"]["WwiCombinedArms.OnOff"];
            readonly campaign: components["schemas"]["WwiCombinedArms.OnOff"];
            readonly turnLimit: number;
            readonly repetition: components["schemas"]["WwiCombinedArms.OnOff"];
            readonly noLossTurns: number;
            /** @enum {unknown} */
            readonly first: "north" | "rule" | "south";
            /** @enum {unknown} */
            readonly creator: "north" | "south";
        };
        /** @description PLACE: one unit of the army, by type and number, on an empty square of its own zone. */
        readonly "WwiCombinedArms.PlaceCommand": {
            /** @constant */
            readonly type: "place";
            /** @enum {unknown} */
            readonly unitType: "art" | "flame" | "hq" | "inf" | "mg" | "raid" | "sni" | "tank";
            readonly index: number;
            readonly square: string;
        };
        /** @description One entry of a placement plan. */
        readonly "WwiCombinedArms.Placement": {
            /** @enum {unknown} */
            readonly type: "art" | "flame" | "hq" | "inf" | "mg" | "raid" | "sni" | "tank";
            readonly index: number;
            readonly square: string;
        };
        /** @description `stopAt`: the plan rests once this many enemy units are laid; null = it continues to its end. */
        readonly "WwiCombinedArms.PlacementPlan": {
            readonly placements: readonly components["schemas"]["WwiCombinedArms.Placement"][];
            readonly stopAt: null | number;
        };
        /** @description Filed, never a step (THE-RULES "Playing by post"): the remaining placements in order. An empty list withdraws the plan. */
        readonly "WwiCombinedArms.PlanCommand": {
            /** @constant */
            readonly type: "plan";
            readonly placements: readonly components["schemas"]["WwiCombinedArms.Placement"][];
            /** @description Look again after this many enemy placements from now; null = lay the whole plan. */
            readonly stopAfter: null | number;
        };
        readonly "WwiCombinedArms.ReinforceCommand": {
            /** @constant */
            readonly type: "reinforce";
            /** @enum {unknown} */
            readonly unitType: "art" | "flame" | "hq" | "inf" | "mg" | "raid" | "sni" | "tank";
            readonly square: string;
        };
        readonly "WwiCombinedArms.Report": {
            /** @enum {unknown} */
            readonly winner: "north" | "south" | null;
            readonly by: string;
            readonly reason: string;
            /** @description Turns begun by each side. */
            readonly turns: {
                readonly south: number;
                readonly north: number;
            };
            readonly units: readonly components["schemas"]["WwiCombinedArms.UnitReport"][];
            /**
             * @description Who placed and moved first (CA-022).
             * @enum {unknown}
             */
            readonly first: "north" | "south";
            /**
             * @description CA-022: who is first in a rematch, by the side they had in this match: the loser; after a draw, who was second.
             * @enum {unknown}
             */
            readonly firstInRematch: "north" | "south";
        };
        readonly "WwiCombinedArms.RetreatCommand": {
            /** @constant */
            readonly type: "retreat";
            readonly unit: string;
            readonly to: string;
        };
        /** @description For all units, with other rules for types and for single units (by id). The narrowest counts. */
        readonly "WwiCombinedArms.RetreatOrders": {
            readonly all: components["schemas"]["WwiCombinedArms.RetreatRule"];
            readonly types: {
                readonly inf?: components["schemas"]["WwiCombinedArms.RetreatRule"];
                readonly sni?: components["schemas"]["WwiCombinedArms.RetreatRule"];
                readonly mg?: components["schemas"]["WwiCombinedArms.RetreatRule"];
                readonly tank?: components["schemas"]["WwiCombinedArms.RetreatRule"];
                readonly art?: components["schemas"]["WwiCombinedArms.RetreatRule"];
                readonly hq?: components["schemas"]["WwiCombinedArms.RetreatRule"];
                readonly flame?: components["schemas"]["WwiCombinedArms.RetreatRule"];
                readonly raid?: components["schemas"]["WwiCombinedArms.RetreatRule"];
            };
            readonly units: {
                readonly [key: string]: components["schemas"]["WwiCombinedArms.RetreatRule"];
            };
        };
        /**
         * @description How a unit chooses its square (THE-RULES "Playing by post"). `order` holds each direction once; it decides ties, and for `ask` the end
         *     of the clock.
         */
        readonly "WwiCombinedArms.RetreatRule": {
            /** @enum {unknown} */
            readonly choose: "ask" | "awayFromEnemy" | "bestTerrain" | "list";
            readonly order: readonly ("back" | "back-a" | "back-h" | "side-a" | "side-h")[];
        };
        readonly "WwiCombinedArms.ScenarioDocument": {
            /** @enum {unknown} */
            readonly start: "army" | "attack" | "move" | "place" | "retreat";
            /** @description Options that this scenario fixes, whatever the match says. */
            readonly options: {
                readonly [key: string]: boolean | number | string;
            };
            /** @description With `place`: both armies, if `units` does not list them. */
            readonly armies: null | {
                readonly south: components["schemas"]["WwiCombinedArms.Army"];
                readonly north: components["schemas"]["WwiCombinedArms.Army"];
            };
            /** @description A position string (THE-RULES "Notation"); what `units` says of the same unit goes before it. */
            readonly position: null | string;
            readonly units: readonly components["schemas"]["WwiCombinedArms.UnitDocument"][];
            /**
             * @description The side whose turn it is; null = the first player by CA-022.
             * @enum {unknown}
             */
            readonly side: "north" | "south" | null;
            readonly turns: {
                readonly south: number;
                readonly north: number;
            };
            readonly turnsWithoutLoss: number;
            readonly lossThisTurn: boolean;
            /** @description With `retreat`: who has to choose. */
            readonly retreating: null | string;
            /** @description With `move`: a reinforcement that is due was taken or declined already. */
            readonly reinforced: boolean;
        };
        /** @description Filed, never a step (THE-RULES "Playing by post"). */
        readonly "WwiCombinedArms.SetRetreatOrdersCommand": {
            /** @constant */
            readonly type: "setRetreatOrders";
            readonly orders: components["schemas"]["WwiCombinedArms.RetreatOrders"];
        };
        readonly "WwiCombinedArms.StandingOrders": {
            readonly retreat: components["schemas"]["WwiCombinedArms.RetreatOrders"];
            readonly placement: components["schemas"]["WwiCombinedArms.PlacementPlan"] | null;
        };
        readonly "WwiCombinedArms.State": {
            readonly options: components["schemas"]["WwiCombinedArms.Options"];
            /**
             * @description Length of a side of the board in squares: 8, or 12 in the campaign.
             * @enum {unknown}
             */
            readonly size: 12 | 8;
            /** @enum {unknown} */
            readonly phase: "army" | "attack" | "move" | "over" | "place" | "retreat";
            /**
             * @description The side that places or plays now. In `retreat` the owner of the hit unit answers, and the turn stays where it is.
             * @enum {unknown}
             */
            readonly active: "north" | "south";
            /**
             * @description CA-022: who places first and takes the first turn.
             * @enum {unknown}
             */
            readonly first: "north" | "south";
            /** @description Number of the present or next turn of each side, from 1. */
            readonly turns: {
                readonly south: number;
                readonly north: number;
            };
            /** @description CA-073: turns ended since a unit was destroyed. */
            readonly quiet: number;
            /** @description A unit was destroyed in the turn that is being played. */
            readonly loss: boolean;
            /** @description CA-065: a reinforcement is due and may still be taken. */
            readonly reinforcing: boolean;
            /** @description CA-050: the unit whose owner has to choose a square. */
            readonly retreating: null | string;
            /** @description Every unit there ever was, each in its slot for good: on the board, waiting to be placed, or fallen. */
            readonly units: readonly components["schemas"]["WwiCombinedArms.Unit"][];
            /** @description CA-011: armies committed while the other is not; null before, and again when both are laid open as `units`. */
            readonly armies: {
                readonly south: components["schemas"]["WwiCombinedArms.Army"] | null;
                readonly north: components["schemas"]["WwiCombinedArms.Army"] | null;
            };
            /** @description CA-064: who did damage to whom in this phase, as [target, attacker]. Kept only with `experienced`. */
            readonly hits: readonly (readonly [
                string,
                string
            ])[];
            /** @description CA-072: the positions at the start of each turn that may still come again, each written out. */
            readonly seen: readonly string[];
            readonly outcome: null | {
                readonly reason: string;
                readonly places: readonly {
                    /** @enum {unknown} */
                    readonly side: "north" | "south";
                    readonly place: number;
                    readonly score: null | number;
                }[];
            };
        };
        /** @description One unit. Kept short, because a state is stored with every step. */
        readonly "WwiCombinedArms.Unit": {
            /** @description Side, type and number, for instance "S-inf-3" (THE-RULES "Board and terms"). */
            readonly id: string;
            /** @description Its square, for instance "e4"; null before it is placed and after it has fallen. */
            readonly at: null | string;
            /** @description Points of damage in this phase (CA-042). */
            readonly damage: number;
            /** @description Credits of experience (CA-064). */
            readonly kills: number;
            readonly marks: number;
        };
        /** @description One unit of a position. Null = as the position string has it; without one: waiting to be placed, and not elite. */
        readonly "WwiCombinedArms.UnitDocument": {
            readonly id: string;
            readonly square: null | string;
            readonly elite: boolean | null;
            readonly kills: number;
            readonly damage: number;
            readonly moved: boolean;
            readonly attacked: boolean;
            readonly retreated: boolean;
            readonly fallen: boolean;
            /** @description CA-064: enemy units that did damage to it in this phase. */
            readonly damagedBy: readonly string[];
        };
        readonly "WwiCombinedArms.UnitReport": {
            readonly id: string;
            /** @enum {unknown} */
            readonly side: "north" | "south";
            /** @enum {unknown} */
            readonly type: "art" | "flame" | "hq" | "inf" | "mg" | "raid" | "sni" | "tank";
            readonly elite: boolean;
            readonly kills: number;
            readonly survived: boolean;
        };
        readonly "TankKillers.options": components["schemas"]["TankKillers.Options"];
        readonly "TankKillers.scenario": components["schemas"]["TankKillers.ScenarioDocument"];
        readonly "TankKillers.command": components["schemas"]["TankKillers.Command"];
        readonly "TankKillers.view": components["schemas"]["TankKillers.View"];
        readonly "TankKillers.notice": components["schemas"]["TankKillers.Notice"];
        readonly "TankKillers.standingOrders": components["schemas"]["TankKillers.StandingOrders"];
        readonly "TankKillers.report": components["schemas"]["TankKillers.Report"];
        /** @description The running attack, or the one just ended: free actions look at it (TDC-072). */
        readonly "TankKillers.Attack": {
            /** @description Attacks of this turn are counted from 1. */
            readonly number: number;
            readonly attacker: components["schemas"]["TankKillers.OpenCard"];
            /** @description Null before it is chosen. `place`: on the table, or on top of its deck. */
            readonly target: null | {
                readonly id: string;
                readonly unit: string;
                /** @enum {unknown} */
                readonly place: "table" | "top";
            };
            /** @description Every card played in it, in order; they go to the discard when it ends (TDC-066). */
            readonly cards: readonly components["schemas"]["TankKillers.PlayedCard"][];
            /**
             * @description Null while it runs.
             * @enum {unknown}
             */
            readonly result: "destroyed" | "finished" | "mined" | "noTarget" | "outOfRange" | "stopped" | "survived" | "turnedBack" | "withdrawn" | null;
        };
        /** @description Ends MANEUVER: the top formation card comes to the table (TDC-021). */
        readonly "TankKillers.AttackCommand": {
            /** @constant */
            readonly type: "attack";
        };
        /** @enum {unknown} */
        readonly "TankKillers.AttackResult": "destroyed" | "finished" | "mined" | "noTarget" | "outOfRange" | "stopped" | "survived" | "turnedBack" | "withdrawn";
        /** @description ATTACKER, after a same-unit card: 'top' or the id of an own table card (TDC-071). */
        readonly "TankKillers.AttackWithCommand": {
            /** @constant */
            readonly type: "attackWith";
            readonly unit: string;
        };
        readonly "TankKillers.Command": components["schemas"]["TankKillers.AttackCommand"] | components["schemas"]["TankKillers.AttackWithCommand"] | components["schemas"]["TankKillers.CommitDeckCommand"] | components["schemas"]["TankKillers.DiscardCommand"] | components["schemas"]["TankKillers.EndTurnCommand"] | components["schemas"]["TankKillers.FilePlanCommand"] | components["schemas"]["TankKillers.PassCommand"] | components["schemas"]["TankKillers.PlayCommand"] | components["schemas"]["TankKillers.SetOrdersCommand"] | components["schemas"]["TankKillers.TargetCommand"];
        /** @description TDC-100: the whole formation, a document. */
        readonly "TankKillers.CommitDeckCommand": {
            /** @constant */
            readonly type: "commitDeck";
            readonly cards: {
                readonly [key: string]: number;
            };
        };
        /** @description THE-RULES "States of a turn", NEGATE: cards each of which answers the one before; the first is what it is about. */
        readonly "TankKillers.Contest": {
            /** @enum {unknown} */
            readonly about: "finish" | "free" | "lostAttack" | "modifier";
            readonly cards: readonly {
                /** @enum {unknown} */
                readonly side: "anglo" | "german";
                readonly card: string;
            }[];
        };
        readonly "TankKillers.DiscardCommand": {
            /** @constant */
            readonly type: "discard";
            readonly card: string;
        };
        readonly "TankKillers.EndTurnCommand": {
            /** @constant */
            readonly type: "endTurn";
        };
        /** @description Files a plan for your own turn: the present one, else the next; null withdraws it. No step. */
        readonly "TankKillers.FilePlanCommand": {
            /** @constant */
            readonly type: "filePlan";
            readonly plan: components["schemas"]["TankKillers.Plan"] | null;
        };
        /** @description `turn`: the number of its own turn that it is meant for. */
        readonly "TankKillers.FiledPlan": {
            /** @description Cards to discard above nine, first of all; then the default order of discarding. */
            readonly discard: readonly string[] | null;
            /** @description Names of enemy cards, ids or groups; the first that is there. Where none is there the plan asks. */
            readonly targets: readonly string[] | null;
            /** @description Played while the target would survive; else, and at the end of the list, it passes. */
            readonly modifiers: readonly string[] | null;
            readonly finish: readonly string[] | null;
            /** @description The first in hand that may be played; none: the turn ends. */
            readonly free: readonly string[] | null;
            readonly turn: number;
        };
        /** @description What everybody may see of one side. */
        readonly "TankKillers.Force": {
            /** @description TDC-100: the whole formation; public. What lies in the deck can be counted from it, its order not. */
            readonly list: {
                readonly [key: string]: number;
            };
            /** @description Cards in the formation deck, the one turned up included. */
            readonly deck: number;
            /** @description TDC-032: the top card of the deck where it lies face up. */
            readonly top: components["schemas"]["TankKillers.OpenCard"] | null;
            readonly table: readonly components["schemas"]["TankKillers.TableCard"][];
            readonly reserve: readonly (string)[];
            /** @description In order; the top card is the last. */
            readonly casualties: readonly (string)[];
            /** @description Tactics cards in hand. */
            readonly hand: number;
            /** @description TDC-080: times the deck ran out. */
            readonly cycles: number;
            /** @description TDC-083: the deck is empty, which is counted, and waits for cards in the reserve. */
            readonly waiting: boolean;
            /** @description Turns begun, the present one included. */
            readonly turns: number;
            /** @description TDC-090, TDC-096: casualties at which the side has lost. */
            readonly breakAt: number;
        };
        /** @description One side of a position. */
        readonly "TankKillers.ForceDocument": {
            readonly hand: readonly string[];
            /** @description Cards face down in the formation deck; null: what is left of the side's listed formation. */
            readonly deck: null | {
                readonly [key: string]: number;
            };
            readonly top: components["schemas"]["TankKillers.OpenCard"] | null;
            readonly table: readonly components["schemas"]["TankKillers.TableCard"][];
            readonly reserve: readonly (string)[];
            /** @description The top card last. */
            readonly casualties: readonly (string)[];
            readonly cycles: number;
            /** @description Turns begun, the present one included. */
            readonly turns: number;
            /** @description Casualties that lose the match; null: by the options (TDC-090). */
            readonly breakAt: null | number;
        };
        readonly "TankKillers.ForceReport": {
            readonly list: {
                readonly [key: string]: number;
            };
            readonly casualties: readonly (string)[];
            /** @description TDC-090: casualties at which it would have lost. */
            readonly breakAt: number;
            readonly turns: number;
            readonly cycles: number;
        };
        /** @description What one viewer may know of an event: all of it, but a card that the other side draws, and its deck before both are open. */
        readonly "TankKillers.Notice": {
            /** @constant */
            readonly type: "attackEnded";
            readonly result: components["schemas"]["TankKillers.AttackResult"];
        } | {
            /** @constant */
            readonly type: "attacksAgain";
            /** @enum {unknown} */
            readonly side: "anglo" | "german";
            readonly id: string;
            readonly unit: string;
        } | {
            /** @constant */
            readonly type: "cameUp";
            /** @enum {unknown} */
            readonly side: "anglo" | "german";
            readonly id: string;
            readonly unit: string;
        } | {
            /** @constant */
            readonly type: "cleanedUp";
            /** @enum {unknown} */
            readonly side: "anglo" | "german";
            readonly units: readonly (string)[];
        } | {
            /** @constant */
            readonly type: "deckCommitted";
            /** @enum {unknown} */
            readonly side: "anglo" | "german";
            readonly cards: null | {
                readonly [key: string]: number;
            };
        } | {
            /** @constant */
            readonly type: "decksOpened";
            readonly german: {
                readonly [key: string]: number;
            };
            readonly anglo: {
                readonly [key: string]: number;
            };
        } | {
            /** @constant */
            readonly type: "discardShuffled";
            readonly cards: number;
        } | {
            /** @constant */
            readonly type: "discarded";
            /** @enum {unknown} */
            readonly side: "anglo" | "german";
            readonly card: string;
        } | {
            /** @constant */
            readonly type: "drew";
            /** @enum {unknown} */
            readonly side: "anglo" | "german";
            readonly card: null | string;
        } | {
            /** @constant */
            readonly type: "exchanged";
            readonly count: number;
        } | {
            /** @constant */
            readonly type: "finished";
            readonly outcome: {
                readonly reason: string;
                readonly places: readonly {
                    /** @enum {unknown} */
                    readonly side: "anglo" | "german";
                    readonly place: number;
                    readonly score: null | number;
                }[];
            };
        } | {
            /** @constant */
            readonly type: "firstChosen";
            /** @enum {unknown} */
            readonly side: "anglo" | "german";
        } | {
            /** @constant */
            readonly type: "lost";
            /** @enum {unknown} */
            readonly side: "anglo" | "german";
            readonly id: string;
            readonly unit: string;
            /** @enum {unknown} */
            readonly why: "destroyed" | "outOfAction" | "spent";
        } | {
            /** @constant */
            readonly type: "passed";
            /** @enum {unknown} */
            readonly side: "anglo" | "german";
            readonly window: components["schemas"]["TankKillers.PlayWindow"];
        } | {
            /** @constant */
            readonly type: "played";
            /** @enum {unknown} */
            readonly side: "anglo" | "german";
            readonly card: string;
            readonly window: components["schemas"]["TankKillers.PlayWindow"];
        } | {
            /** @constant */
            readonly type: "ranOut";
            /** @enum {unknown} */
            readonly side: "anglo" | "german";
            readonly cycles: number;
        } | {
            /** @constant */
            readonly type: "recovered";
            /** @enum {unknown} */
            readonly side: "anglo" | "german";
            readonly unit: string;
        } | {
            /** @constant */
            readonly type: "reserveShuffled";
            /** @enum {unknown} */
            readonly side: "anglo" | "german";
            readonly cards: number;
        } | {
            /** @constant */
            readonly type: "resolved";
            readonly factor: number;
            readonly defence: number;
        } | {
            /** @constant */
            readonly type: "settled";
            /** @enum {unknown} */
            readonly side: "anglo" | "german";
            readonly card: string;
            readonly stands: boolean;
        } | {
            /** @constant */
            readonly type: "targeted";
            /** @enum {unknown} */
            readonly side: "anglo" | "german";
            readonly id: string;
            readonly unit: string;
            /** @enum {unknown} */
            readonly place: "table" | "top";
        } | {
            /** @constant */
            readonly type: "turnBegan";
            /** @enum {unknown} */
            readonly side: "anglo" | "german";
            readonly turn: number;
        } | {
            /** @constant */
            readonly type: "turnEnded";
            /** @enum {unknown} */
            readonly side: "anglo" | "german";
            readonly turn: number;
        } | {
            /** @constant */
            readonly type: "turnedUp";
            /** @enum {unknown} */
            readonly side: "anglo" | "german";
            readonly id: string;
            readonly unit: string;
        } | {
            /** @constant */
            readonly type: "withdrew";
            /** @enum {unknown} */
            readonly side: "anglo" | "german";
            readonly id: string;
            readonly unit: string;
        };
        /** @description All that lies open: the same for every viewer. */
        readonly "TankKillers.Open": {
            readonly options: components["schemas"]["TankKillers.Options"];
            /** @enum {unknown} */
            readonly phase: "attacker" | "decks" | "finish" | "free" | "lostAttack" | "maneuver" | "modifier" | "negate" | "over" | "target";
            /**
             * @description The side whose turn it is.
             * @enum {unknown}
             */
            readonly active: "anglo" | "german";
            /**
             * @description Who is to answer now: the active side, or the defender in a window of theirs; in `decks` and `over` it means nothing.
             * @enum {unknown}
             */
            readonly awaited: "anglo" | "german";
            /** @enum {unknown} */
            readonly first: "anglo" | "german";
            readonly forces: {
                readonly german: components["schemas"]["TankKillers.Force"];
                readonly anglo: components["schemas"]["TankKillers.Force"];
            };
            /** @description Cards in the tactics deck. */
            readonly tactics: number;
            /** @description The common discard pile, the last on top. */
            readonly discard: readonly string[];
            readonly attack: components["schemas"]["TankKillers.Attack"] | null;
            readonly contest: components["schemas"]["TankKillers.Contest"] | null;
            /** @description TDC-050: passes in succession. */
            readonly passes: number;
            /** @description The Free Action that was played and whose attacker is being chosen (TDC-071). */
            readonly freeAction: null | string;
            /** @description THE-RULES "Standing orders": the opponent of the active side has played a card in this turn, and a filed plan rests. */
            readonly interrupted: boolean;
            /** @description TDC-082. */
            readonly exchanges: number;
            /** @description Number of the next open card. */
            readonly nextId: number;
            readonly outcome: null | {
                readonly reason: string;
                readonly places: readonly {
                    /** @enum {unknown} */
                    readonly side: "anglo" | "german";
                    readonly place: number;
                    readonly score: null | number;
                }[];
            };
        };
        /** @description A formation card that lies open with its own name: "#12". It loses it when it is shuffled in (THE-RULES "Visibility and ends"). */
        readonly "TankKillers.OpenCard": {
            readonly id: string;
            readonly unit: string;
        };
        /** @description What was agreed at creation. See catalogue/options.ts for titles and limits. */
        readonly "TankKillers.Options": {
            /** @enum {unknown} */
            readonly first: "anglo" | "german" | "random";
            /** @enum {unknown} */
            readonly german: "default" | "panzer";
            /** @enum {unknown} */
            readonly anglo: "american" | "american-armored" | "british" | "british-infantry";
            /** @enum {unknown} */
            readonly customDecks: "off" | "on";
            /** @enum {unknown} */
            readonly breakPoint: "custom" | "even" | "printed";
            readonly germanBreakPoint: number;
            readonly angloBreakPoint: number;
            readonly turnLimit: number;
            /** @enum {unknown} */
            readonly blindDelay: "off" | "on";
        };
        readonly "TankKillers.PassCommand": {
            /** @constant */
            readonly type: "pass";
        };
        /**
         * @description A plan for one turn of your own. Null = ask there. It answers until the opponent plays a card; whether it asks never
         *     depends on the hand. Lists name cards, or groups: targets `@top`, `@best` (largest margin), modifiers and finishing cards
         *     `@smallestSufficient`, `@cheapest`, free actions `@Free`.
         */
        readonly "TankKillers.Plan": {
            /** @description Cards to discard above nine, first of all; then the default order of discarding. */
            readonly discard: readonly string[] | null;
            /** @description Names of enemy cards, ids or groups; the first that is there. Where none is there the plan asks. */
            readonly targets: readonly string[] | null;
            /** @description Played while the target would survive; else, and at the end of the list, it passes. */
            readonly modifiers: readonly string[] | null;
            readonly finish: readonly string[] | null;
            /** @description The first in hand that may be played; none: the turn ends. */
            readonly free: readonly string[] | null;
        };
        readonly "TankKillers.PlayCommand": {
            /** @constant */
            readonly type: "play";
            readonly card: string;
        };
        /**
         * @description Where a tactics card was played: the windows of THE-RULES "States of a turn".
         * @enum {unknown}
         */
        readonly "TankKillers.PlayWindow": "finish" | "free" | "lostAttack" | "maneuver" | "modifier" | "negate";
        /** @description A tactics card of the running attack. */
        readonly "TankKillers.PlayedCard": {
            /** @enum {unknown} */
            readonly side: "anglo" | "german";
            readonly card: string;
            readonly window: components["schemas"]["TankKillers.PlayWindow"];
            readonly negated: boolean;
        };
        /** @description Any moment of a match. */
        readonly "TankKillers.Position": {
            readonly window: components["schemas"]["TankKillers.PositionWindow"];
            /** @enum {unknown} */
            readonly active: "anglo" | "german";
            /** @enum {unknown} */
            readonly awaited: "anglo" | "german";
            /** @enum {unknown} */
            readonly first: "anglo" | "german";
            readonly forces: {
                readonly german: components["schemas"]["TankKillers.ForceDocument"];
                readonly anglo: components["schemas"]["TankKillers.ForceDocument"];
            };
            /** @description Null: every card of the list that lies nowhere else. */
            readonly tactics: readonly string[] | null;
            readonly discard: readonly string[];
            readonly attack: components["schemas"]["TankKillers.Attack"] | null;
            readonly contest: components["schemas"]["TankKillers.Contest"] | null;
            readonly passes: number;
            readonly freeAction: null | string;
            readonly exchanges: number;
        };
        /** @enum {unknown} */
        readonly "TankKillers.PositionWindow": "attacker" | "finish" | "free" | "lostAttack" | "maneuver" | "modifier" | "negate" | "target";
        /** @description Every NEGATE window of the active side. `minAttackValue`: the least printed factor that is worth a card, or a question. */
        readonly "TankKillers.Rally": {
            /** @enum {unknown} */
            readonly mode: "always" | "ask" | "never";
            readonly minAttackValue: number;
        };
        readonly "TankKillers.Reactions": {
            readonly rules: readonly components["schemas"]["TankKillers.Rule"][];
            /**
             * @description The end of the list.
             * @enum {unknown}
             */
            readonly default: "ask" | "pass";
            readonly rally: components["schemas"]["TankKillers.Rally"];
        };
        readonly "TankKillers.Report": {
            /** @enum {unknown} */
            readonly winner: "anglo" | "german" | null;
            readonly by: string;
            readonly reason: string;
            /** @enum {unknown} */
            readonly first: "anglo" | "german";
            /** @description TDC-082. */
            readonly exchanges: number;
            readonly forces: {
                readonly german: components["schemas"]["TankKillers.ForceReport"];
                readonly anglo: components["schemas"]["TankKillers.ForceReport"];
            };
        };
        readonly "TankKillers.Rule": {
            /** @enum {unknown} */
            readonly window: "LOST_ATTACK" | "MODIFIER" | "NEGATE";
            readonly when: components["schemas"]["TankKillers.When"];
            /** @description Names of cards and groups, the first that fits is played; null: `else` decides alone. */
            readonly play: readonly string[] | null;
            /** @description Names of cards that this rule does not play. */
            readonly keep: readonly string[];
            /** @description Cards that must remain in hand. */
            readonly keepAtLeast: number;
            /** @enum {unknown} */
            readonly else: "ask" | "continue" | "pass";
        };
        readonly "TankKillers.ScenarioDocument": {
            /** @description Options that this scenario fixes, whatever the match says. */
            readonly options: {
                readonly [key: string]: number | string;
            };
            /** @description Null: from the beginning. */
            readonly position: components["schemas"]["TankKillers.Position"] | null;
            /** @description The next cards of each deck, where they are not left to chance; one that does not lie in the deck then is passed over. */
            readonly script: components["schemas"]["TankKillers.Script"];
        };
        /** @description What comes next where a scenario document wrote it down; without it nothing of the future is kept. */
        readonly "TankKillers.Script": {
            readonly tactics: readonly string[];
            readonly german: readonly (string)[];
            readonly anglo: readonly (string)[];
        };
        /** @description Files the reactions of THE-RULES "Standing orders": rules, default and rally. No step. */
        readonly "TankKillers.SetOrdersCommand": {
            /** @constant */
            readonly type: "setOrders";
            readonly orders: components["schemas"]["TankKillers.Reactions"];
        };
        readonly "TankKillers.StandingOrders": {
            readonly rules: readonly components["schemas"]["TankKillers.Rule"][];
            /**
             * @description The end of the list.
             * @enum {unknown}
             */
            readonly default: "ask" | "pass";
            readonly rally: components["schemas"]["TankKillers.Rally"];
            readonly plan: components["schemas"]["TankKillers.FiledPlan"] | null;
        };
        /** @description An own card in play (THE-RULES "Components and zones"); it attacked in this turn, in its owner's last turn (TDC-020), or in neither. */
        readonly "TankKillers.TableCard": {
            readonly id: string;
            readonly unit: string;
            /** @enum {unknown} */
            readonly attacked: "lastTurn" | "never" | "thisTurn";
        };
        /** @description TARGET: 'top' or the id of an enemy table card (TDC-030). */
        readonly "TankKillers.TargetCommand": {
            /** @constant */
            readonly type: "target";
            readonly unit: string;
        };
        readonly "TankKillers.View": {
            /** @description The same for every viewer, shared and not copied. */
            readonly open: components["schemas"]["TankKillers.Open"];
            /**
             * @description The viewer's side; null: a spectator.
             * @enum {unknown}
             */
            readonly side: "anglo" | "german" | null;
            /** @description Their hand, in the order of the tactics list; null: a spectator. */
            readonly hand: readonly string[] | null;
            /** @description TDC-100: the deck they have committed while the other side's is not. */
            readonly committed: null | {
                readonly [key: string]: number;
            };
        };
        /** @description All keys that are not null must hold; of a list one entry is enough. */
        readonly "TankKillers.When": {
            readonly attackerType: readonly ("AA" | "AC" | "APC" | "AT" | "Air" | "Art" | "FA" | "HT" | "Inf" | "LT" | "M" | "MI" | "MT" | "SP" | "TD")[] | null;
            readonly attackerIs: readonly ("gun" | "heavy" | "infantry" | "lightMedium" | "support" | "tank" | "vehicle")[] | null;
            readonly targetType: readonly ("AA" | "AC" | "APC" | "AT" | "Air" | "Art" | "FA" | "HT" | "Inf" | "LT" | "M" | "MI" | "MT" | "SP" | "TD")[] | null;
            readonly targetIs: readonly ("gun" | "heavy" | "infantry" | "lightMedium" | "support" | "tank" | "vehicle")[] | null;
            /** @description Modified factor less defence, if the exchange ended now. */
            readonly margin: null | string;
            /** @description Own casualties still needed to lose. */
            readonly myCasualtiesLeft: null | string;
            /** @description Attacks of this turn, the running one included. */
            readonly attackNumber: null | string;
            /** @description The last card that was played, by name. */
            readonly cardPlayed: readonly string[] | null;
        };
        readonly "AnimalWorldWar.options": components["schemas"]["AnimalWorldWar.Options"];
        readonly "AnimalWorldWar.scenario": components["schemas"]["AnimalWorldWar.ScenarioDocument"];
        readonly "AnimalWorldWar.command": components["schemas"]["AnimalWorldWar.Command"];
        readonly "AnimalWorldWar.view": components["schemas"]["AnimalWorldWar.View"];
        readonly "AnimalWorldWar.notice": components["schemas"]["AnimalWorldWar.Notice"];
        readonly "AnimalWorldWar.standingOrders": components["schemas"]["AnimalWorldWar.StandingOrders"];
        readonly "AnimalWorldWar.report": components["schemas"]["AnimalWorldWar.Report"];
        /** @enum {unknown} */
        readonly "AnimalWorldWar.Action": "approach" | "attackRun" | "grenade" | "melee" | "move" | "shoot" | "special";
        /** @description `grant`, `heal`, `revive`: to whom; a vehicle by its own id. */
        readonly "AnimalWorldWar.AidCommand": {
            /** @constant */
            readonly type: "special";
            readonly unit: string;
            /** @enum {unknown} */
            readonly kind: "grant" | "heal" | "revive";
            readonly to: string;
        };
        /** @description Q1 to Q4. `auto`: given by preferences, not by a person. */
        readonly "AnimalWorldWar.AnswerCommand": {
            /** @constant */
            readonly type: "answer";
            readonly question: number;
            readonly choice: components["schemas"]["AnimalWorldWar.Line"] | string;
            readonly auto: boolean;
        };
        readonly "AnimalWorldWar.AnswerTacticsCommand": {
            /** @constant */
            readonly type: "answerTactics";
            readonly windows: {
                /** @enum {unknown} */
                readonly tacticsBeforeSelection: "ask" | "keep" | "play";
                /** @enum {unknown} */
                readonly tacticsBeforeDeployment: "ask" | "keep" | "play";
                /** @enum {unknown} */
                readonly tacticsAfterDeployment: "ask" | "keep" | "play";
            };
        };
        readonly "AnimalWorldWar.ApproachCommand": {
            /** @constant */
            readonly type: "approach";
            readonly plane: string;
            readonly line: components["schemas"]["AnimalWorldWar.Line"];
        };
        /** @enum {unknown} */
        readonly "AnimalWorldWar.AttackKind": "artillery" | "blast" | "bomb" | "bullet" | "crash" | "crush" | "flame" | "grenade" | "melee" | "planeGun" | "rocket" | "scorch" | "shell" | "strafe" | "strafedTile";
        /** @description `at`: the tile that is bombed; null for strafing. */
        readonly "AnimalWorldWar.AttackRunCommand": {
            /** @constant */
            readonly type: "attackRun";
            readonly plane: string;
            /** @enum {unknown} */
            readonly mode: "bomb" | "strafe";
            readonly at: components["schemas"]["AnimalWorldWar.Hex"] | null;
        };
        /** @description All that everybody may know. */
        readonly "AnimalWorldWar.Battle": {
            readonly options: components["schemas"]["AnimalWorldWar.Options"];
            /** @enum {unknown} */
            readonly phase: "afterDeployment" | "beforeDeployment" | "beforeSelection" | "deployment" | "ended" | "selection" | "tacticChoice" | "turn";
            /** @description From 1. Before the first turn 0. */
            readonly round: number;
            /**
             * @description Whose turn it is; in `selection` who picks next, in `afterDeployment` whose window is open.
             * @enum {unknown}
             */
            readonly active: "CARN" | "HERB";
            /** @description What never changes: geometry is remembered by this object. */
            readonly field: components["schemas"]["AnimalWorldWar.Battlefield"];
            /** @description Sorted by q, then r. They never change their places. */
            readonly tiles: readonly components["schemas"]["AnimalWorldWar.Tile"][];
            /** @description From the reveal of deployment on; civilians from the start. */
            readonly units: {
                readonly [key: string]: components["schemas"]["AnimalWorldWar.Unit"];
            };
            readonly items: {
                readonly [key: string]: components["schemas"]["AnimalWorldWar.Item"];
            };
            /**
             * @description Null: the conditions of a drawn scenario.
             * @enum {unknown}
             */
            readonly objective: "O01" | "O02" | "O03" | "O04" | "O05" | "O06" | "O07" | "O08" | "O09" | "O10" | "O11" | "O12" | "O13" | "O14" | "O15" | "O16" | null;
            /** @description The card in play, its hexes turned as role A sits (THE-RULES "Objectives"). */
            readonly aims: components["schemas"]["AnimalWorldWar.Objective"];
            /**
             * @description AWW-007: who plays role A.
             * @enum {unknown}
             */
            readonly roleA: "CARN" | "HERB";
            /** @description AWW-018: the zone for returns and reserves; `deploymentZones`: where each may deploy. */
            readonly zones: {
                readonly HERB: readonly components["schemas"]["AnimalWorldWar.Hex"][];
                readonly CARN: readonly components["schemas"]["AnimalWorldWar.Hex"][];
            };
            readonly deploymentZones: {
                readonly HERB: readonly components["schemas"]["AnimalWorldWar.Hex"][];
                readonly CARN: readonly components["schemas"]["AnimalWorldWar.Hex"][];
            };
            readonly squadSize: {
                readonly HERB: number;
                readonly CARN: number;
            };
            readonly teams: {
                readonly HERB: components["schemas"]["AnimalWorldWar.Team"];
                readonly CARN: components["schemas"]["AnimalWorldWar.Team"];
            };
            /** @description O12. */
            readonly vip: null | string;
            /** @description O03: counted turns. */
            readonly hold: {
                readonly HERB: number;
                readonly CARN: number;
            };
            /**
             * @description O09: the Empire whose attack killed the civilian who died last.
             * @enum {unknown}
             */
            readonly civilianKiller: "CARN" | "HERB" | null;
            readonly effects: readonly components["schemas"]["AnimalWorldWar.Effect"][];
            readonly errand: components["schemas"]["AnimalWorldWar.Errand"] | null;
            readonly question: null | {
                /** @description Q1 to Q3: which own unit takes the hit. */
                readonly id: number;
                /** @constant */
                readonly kind: "target";
                /** @enum {unknown} */
                readonly empire: "CARN" | "HERB";
                readonly at: components["schemas"]["AnimalWorldWar.Hex"];
                readonly amount: number;
                /** @description Two or more, in unit-id order. */
                readonly candidates: readonly string[];
            } | {
                /** @description Q4: the line along which an exited plane comes down. */
                readonly id: number;
                /** @constant */
                readonly kind: "crashLine";
                /** @enum {unknown} */
                readonly empire: "CARN" | "HERB";
                readonly plane: string;
            };
            /** @description What continues once the question is answered, in order; empty where none is open. */
            readonly tasks: readonly components["schemas"]["AnimalWorldWar.Task"][];
            /** @description Attacks so far: one less than the next attack's number. */
            readonly attacks: number;
            /** @description Questions so far. */
            readonly questions: number;
            readonly outcome: null | {
                readonly reason: string;
                readonly places: readonly {
                    /** @enum {unknown} */
                    readonly side: "CARN" | "HERB";
                    readonly place: number;
                    readonly score: null | number;
                }[];
            };
            /** @description The carry-over of a campaign (LC-051). Absent in a battle without campaign, so that its records keep their form. */
            readonly legacy?: components["schemas"]["AnimalWorldWar.CarryOver"];
        };
        readonly "AnimalWorldWar.Battlefield": {
            /** @enum {unknown} */
            readonly layout: "custom" | "long" | "medium" | "short";
            /** @description By q, then r: the order in which tiles are dealt (AWW-003). */
            readonly hexes: readonly components["schemas"]["AnimalWorldWar.Hex"][];
            /** @description Layout zones. */
            readonly zones: {
                readonly HERB: readonly components["schemas"]["AnimalWorldWar.Hex"][];
                readonly CARN: readonly components["schemas"]["AnimalWorldWar.Hex"][];
            };
            /** @description The round limit of objectives (THE-RULES "Battlefields"). */
            readonly RL: number;
        };
        /** @description AWW-181: who profits: a soldier in the life that it had when the card was played. */
        readonly "AnimalWorldWar.Beneficiary": readonly [
            string,
            number
        ];
        /** @description AWW-312: the tactic that an Empire brings to a battle of a campaign. */
        readonly "AnimalWorldWar.BringCommand": {
            /** @constant */
            readonly type: "bring";
            /** @enum {unknown} */
            readonly card: "T01" | "T02" | "T03" | "T04" | "T05" | "T06" | "T07" | "T08" | "T09" | "T10" | "T11" | "T12" | "T13" | "T14" | "T15" | "T16" | "T17" | "T18" | "T19" | "T20";
        };
        /** @description T10: one trench or wire. */
        readonly "AnimalWorldWar.BuildCommand": {
            /** @constant */
            readonly type: "build";
            /** @enum {unknown} */
            readonly kind: "trench" | "wire";
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
        };
        readonly "AnimalWorldWar.CarryOver": {
            readonly campaignId: string;
            readonly battleId: string;
            /** @enum {unknown} */
            readonly kind: "attack" | "recover" | "rescue";
            readonly cityId: null | string;
            /** @enum {unknown} */
            readonly attacker: "CARN" | "HERB";
            /** @enum {unknown} */
            readonly attackerRole: "A" | "B";
            /** @enum {unknown} */
            readonly objective: "O01" | "O02" | "O03" | "O04" | "O05" | "O06" | "O07" | "O08" | "O09" | "O10" | "O11" | "O12" | "O13" | "O14" | "O15" | "O16";
            /** @enum {unknown} */
            readonly layout: "long" | "medium" | "short";
            readonly empires: {
                readonly HERB: components["schemas"]["AnimalWorldWar.EmpireSpec"];
                readonly CARN: components["schemas"]["AnimalWorldWar.EmpireSpec"];
            };
            /** @description AWW-325, AWW-326: soldiers who lie on the field and fight on neither side. */
            readonly special: null | {
                readonly mia: string;
            } | {
                readonly pows: readonly string[];
            };
        };
        readonly "AnimalWorldWar.Civilian": {
            readonly id: string;
            /** @constant */
            readonly kind: "civilian";
            /** @description Null once dead. */
            readonly at: components["schemas"]["AnimalWorldWar.Hex"] | null;
            /** @enum {unknown} */
            readonly state: "dead" | "upright" | "wounded";
        };
        readonly "AnimalWorldWar.Command": components["schemas"]["AnimalWorldWar.AidCommand"] | components["schemas"]["AnimalWorldWar.AnswerCommand"] | components["schemas"]["AnimalWorldWar.AnswerTacticsCommand"] | components["schemas"]["AnimalWorldWar.ApproachCommand"] | components["schemas"]["AnimalWorldWar.AttackRunCommand"] | components["schemas"]["AnimalWorldWar.BringCommand"] | components["schemas"]["AnimalWorldWar.BuildCommand"] | components["schemas"]["AnimalWorldWar.DeployCommand"] | components["schemas"]["AnimalWorldWar.DigCommand"] | components["schemas"]["AnimalWorldWar.DoneCommand"] | components["schemas"]["AnimalWorldWar.EndTurnCommand"] | components["schemas"]["AnimalWorldWar.FinishCommand"] | components["schemas"]["AnimalWorldWar.GrenadeCommand"] | components["schemas"]["AnimalWorldWar.HandOverCommand"] | components["schemas"]["AnimalWorldWar.InteractCommand"] | components["schemas"]["AnimalWorldWar.KeepCommand"] | components["schemas"]["AnimalWorldWar.LockDeploymentCommand"] | components["schemas"]["AnimalWorldWar.MarkAbsentCommand"] | components["schemas"]["AnimalWorldWar.MeleeCommand"] | components["schemas"]["AnimalWorldWar.MoveCommand"] | components["schemas"]["AnimalWorldWar.NameVipCommand"] | components["schemas"]["AnimalWorldWar.PickCommand"] | components["schemas"]["AnimalWorldWar.PlaceCommand"] | components["schemas"]["AnimalWorldWar.PreferCommand"] | components["schemas"]["AnimalWorldWar.RepairCommand"] | components["schemas"]["AnimalWorldWar.ShootCommand"] | components["schemas"]["AnimalWorldWar.TacticCommand"] | components["schemas"]["AnimalWorldWar.TransferCommandCommand"] | components["schemas"]["AnimalWorldWar.UndoneCommand"] | components["schemas"]["AnimalWorldWar.WishCommand"];
        readonly "AnimalWorldWar.Condition": {
            readonly all: readonly components["schemas"]["AnimalWorldWar.Condition"][];
        } | {
            readonly any: readonly components["schemas"]["AnimalWorldWar.Condition"][];
        } | {
            readonly captiveIn: components["schemas"]["AnimalWorldWar.ZoneName"];
        } | {
            readonly civ: {
                readonly min: number;
                /** @enum {unknown} */
                readonly state: "living" | "upright";
                readonly zone: components["schemas"]["AnimalWorldWar.ZoneName"];
                /** @enum {unknown} */
                readonly escort: "A" | "B";
            };
        } | {
            readonly civsDead: {
                readonly min: number;
            };
        } | {
            readonly countInZone: {
                readonly zone: components["schemas"]["AnimalWorldWar.ZoneName"];
                /** @enum {unknown} */
                readonly who: "A" | "B";
                readonly min: components["schemas"]["AnimalWorldWar.UnitCount"];
            };
        } | {
            readonly holdTurns: {
                readonly at: components["schemas"]["AnimalWorldWar.Hex"];
                readonly n: components["schemas"]["AnimalWorldWar.TurnCount"];
            };
        } | {
            /** @enum {unknown} */
            readonly lastCivKilledBy: "A" | "B";
        } | {
            readonly not: components["schemas"]["AnimalWorldWar.Condition"];
        } | {
            readonly removed: readonly string[];
        } | {
            readonly roundEnd: components["schemas"]["AnimalWorldWar.RoundName"];
        } | {
            readonly tileNml: components["schemas"]["AnimalWorldWar.Hex"];
        } | {
            readonly tokenInZone: {
                readonly tokens: readonly string[];
                readonly min: number;
                /** @enum {unknown} */
                readonly zone: "ZA" | "ZB" | null;
                /** @enum {unknown} */
                readonly holder: "A" | "B";
                readonly lying: boolean;
            };
        } | {
            readonly tokensOn: {
                readonly tokens: readonly string[];
                readonly at: readonly components["schemas"]["AnimalWorldWar.Hex"][];
            };
        } | {
            /** @enum {unknown} */
            readonly turnEnd: "A" | "B";
        } | {
            readonly unitInZone: {
                readonly id: string;
                readonly zone: components["schemas"]["AnimalWorldWar.ZoneName"];
            };
        } | {
            readonly unitOut: string;
        };
        /** @description `at`: a zone tile (of a plane: the tile that it stands behind), or 'reserve' (T20). Again = elsewhere. */
        readonly "AnimalWorldWar.DeployCommand": {
            /** @constant */
            readonly type: "deploy";
            readonly unit: string;
            readonly at: components["schemas"]["AnimalWorldWar.Hex"] | "reserve";
        };
        /** @description A deployment in the making (AWW-014 to AWW-016): seen by its own Empire alone until both are locked. */
        readonly "AnimalWorldWar.Deployment": {
            /** @description Where each soldier (by its own id, crews too) is put; 'reserve' by T20. */
            readonly placed: {
                readonly [key: string]: components["schemas"]["AnimalWorldWar.Hex"] | "reserve";
            };
            readonly vip: null | string;
            readonly locked: boolean;
        };
        /** @description AWW-132 (d): on its own tile. */
        readonly "AnimalWorldWar.DigCommand": {
            /** @constant */
            readonly type: "special";
            readonly unit: string;
            /** @constant */
            readonly kind: "trench";
        };
        /**
         * @description One of the six directions, clockwise from north.
         * @enum {unknown}
         */
        readonly "AnimalWorldWar.Direction": 0 | 1 | 2 | 3 | 4 | 5;
        readonly "AnimalWorldWar.DoneCommand": {
            /** @constant */
            readonly type: "done";
        };
        /**
         * @description How long an effect lasts: this turn, until the start of its own next turn, until it has fired, or the whole battle.
         * @enum {unknown}
         */
        readonly "AnimalWorldWar.Duration": "battle" | "fired" | "ownNextTurn" | "turn";
        /** @description The effect of a revealed tactic until it ends. T16 stays among its holder's secrets until it fires. */
        readonly "AnimalWorldWar.Effect": {
            /** @description From 1. */
            readonly id: number;
            /** @enum {unknown} */
            readonly by: "CARN" | "HERB";
            /** @enum {unknown} */
            readonly card: "T01" | "T02" | "T03" | "T04" | "T05" | "T06" | "T07" | "T08" | "T09" | "T10" | "T11" | "T12" | "T13" | "T14" | "T15" | "T16" | "T17" | "T18" | "T19" | "T20";
            /** @enum {unknown} */
            readonly does: "aim" | "bayonet" | "charm" | "cover" | "flak" | "march" | "mislead" | "mud" | "pierce";
            readonly amount: number;
            readonly until: components["schemas"]["AnimalWorldWar.Duration"];
            readonly who: readonly components["schemas"]["AnimalWorldWar.Beneficiary"][];
            /** @description T08: the tiles under smoke. */
            readonly tiles: readonly components["schemas"]["AnimalWorldWar.Hex"][];
        };
        readonly "AnimalWorldWar.EmpireSpec": {
            /** @description In card order. */
            readonly roster: readonly components["schemas"]["AnimalWorldWar.SoldierSpec"][];
            /** @description AWW-314: whether its Tanker and its Pilot have their vehicles. */
            readonly vehicles: {
                readonly tank: boolean;
                readonly plane: boolean;
            };
            readonly tacticsAvailable: readonly ("T01" | "T02" | "T03" | "T04" | "T05" | "T06" | "T07" | "T08" | "T09" | "T10" | "T11" | "T12" | "T13" | "T14" | "T15" | "T16" | "T17" | "T18" | "T19" | "T20")[];
            readonly squadSize: number;
        };
        readonly "AnimalWorldWar.EndTurnCommand": {
            /** @constant */
            readonly type: "endTurn";
        };
        /** @description T09 and T10: the card whose single commands are being given until `finish`. T10 counts what it has placed. */
        readonly "AnimalWorldWar.Errand": {
            /** @enum {unknown} */
            readonly card: "T09" | "T10";
            readonly trenches: number;
            readonly wires: number;
        };
        /** @description AWW-080, AWW-170. At most one of trench and wreck; wire may lie beside either (D-14). */
        readonly "AnimalWorldWar.Feature": {
            /** @enum {unknown} */
            readonly kind: "trench" | "wreck";
            readonly damage: number;
        };
        /** @description T09, T10: no more single commands. */
        readonly "AnimalWorldWar.FinishCommand": {
            /** @constant */
            readonly type: "finish";
        };
        readonly "AnimalWorldWar.GrenadeCommand": {
            /** @constant */
            readonly type: "grenade";
            readonly unit: string;
            readonly target: components["schemas"]["AnimalWorldWar.Hex"];
        };
        /** @description THE-RULES "Team play": until deployment locks the commander assigns for good; in a turn a player lends their soldier to a team-mate. */
        readonly "AnimalWorldWar.HandOverCommand": {
            /** @constant */
            readonly type: "handOver";
            readonly unit: string;
            readonly player: number;
        };
        /** @description A hex by its axial coordinates [q, r]: q grows to the east, r to the south, flat sides at north and south. */
        readonly "AnimalWorldWar.Hex": readonly [
            number,
            number
        ];
        /** @description `to`: who is given the item; null otherwise. */
        readonly "AnimalWorldWar.InteractCommand": {
            /** @constant */
            readonly type: "interact";
            readonly unit: string;
            /** @enum {unknown} */
            readonly op: "give" | "pickUp" | "putDown";
            readonly item: string;
            readonly to: null | string;
        };
        /** @description An item lies on a tile (`at`) or is held by a soldier (`holder`), never both. Spent grenades and removed tokens are gone. */
        readonly "AnimalWorldWar.Item": {
            readonly id: string;
            /** @enum {unknown} */
            readonly kind: "grenade" | "objective";
            readonly at: components["schemas"]["AnimalWorldWar.Hex"] | null;
            readonly holder: null | string;
        };
        /** @description Q5: the window closes without a card. Asked of both Empires, whatever they hold. */
        readonly "AnimalWorldWar.KeepCommand": {
            /** @constant */
            readonly type: "keep";
        };
        /** @description AWW-160: a row of the field and the direction in which it is flown; `first` = the first tile below. */
        readonly "AnimalWorldWar.Line": {
            readonly dir: components["schemas"]["AnimalWorldWar.Direction"];
            readonly first: components["schemas"]["AnimalWorldWar.Hex"];
        };
        readonly "AnimalWorldWar.LockDeploymentCommand": {
            /** @constant */
            readonly type: "lockDeployment";
        };
        /** @description THE-RULES "Team play": the commander marks a team-mate absent, or a player themselves. */
        readonly "AnimalWorldWar.MarkAbsentCommand": {
            /** @constant */
            readonly type: "markAbsent";
            readonly player: number;
            readonly absent: boolean;
        };
        readonly "AnimalWorldWar.MedalReport": {
            readonly soldierId: string;
            /** @enum {unknown} */
            readonly medal: "M01" | "M02" | "M03" | "M04" | "M05" | "M06" | "M07" | "M08" | "M09" | "M10" | "M11" | "M12" | "M13" | "M14" | "M15" | "M16" | "M17" | "M18";
            readonly evidence: readonly components["schemas"]["AnimalWorldWar.Place2"][];
        };
        readonly "AnimalWorldWar.MeleeCommand": {
            /** @constant */
            readonly type: "melee";
            readonly unit: string;
            readonly target: string;
        };
        /** @description `unit`: a soldier on foot or a tank. `path`: the tiles entered, one or more. */
        readonly "AnimalWorldWar.MoveCommand": {
            /** @constant */
            readonly type: "move";
            readonly unit: string;
            readonly path: readonly components["schemas"]["AnimalWorldWar.Hex"][];
            readonly drag: null | string;
            /** @description AWW-104: after how many steps the load is left: 1 to the length of the path; 0 without a load. */
            readonly dragSteps: number;
            readonly build: components["schemas"]["AnimalWorldWar.MovingBuild"] | null;
            /** @description U01: a second load, left after as many steps; not there without one. */
            readonly also?: string;
        };
        /** @description AWW-133: with a Move; `at` is the tile left or the tile entered. */
        readonly "AnimalWorldWar.MovingBuild": {
            /** @enum {unknown} */
            readonly kind: "trench" | "wire";
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
        };
        readonly "AnimalWorldWar.NameVipCommand": {
            /** @constant */
            readonly type: "nameVip";
            readonly unit: string;
        };
        /** @description What one viewer may know of an event. Null fields are hidden from them; `owner`: they see only that the owner chose. */
        readonly "AnimalWorldWar.Notice": {
            /** @constant */
            readonly type: "acted";
            readonly unit: string;
            readonly action: components["schemas"]["AnimalWorldWar.Action"];
            readonly free: boolean;
        } | {
            /** @constant */
            readonly type: "answered";
            /** @enum {unknown} */
            readonly empire: "CARN" | "HERB";
            readonly question: number;
            readonly choice: components["schemas"]["AnimalWorldWar.Line"] | string;
            /** @enum {unknown} */
            readonly by: "answer" | "auto" | "owner";
        } | {
            /** @constant */
            readonly type: "asked";
            readonly question: components["schemas"]["AnimalWorldWar.Question"];
        } | {
            /** @constant */
            readonly type: "attackStarted";
            readonly attack: number;
            readonly kind: components["schemas"]["AnimalWorldWar.AttackKind"];
            readonly by: string;
            readonly from: components["schemas"]["AnimalWorldWar.Hex"] | null;
            /** @description A tile, or the id of a plane or soldier. */
            readonly target: components["schemas"]["AnimalWorldWar.Hex"] | string;
        } | {
            /** @constant */
            readonly type: "battleEnded";
            readonly outcome: {
                readonly reason: string;
                readonly places: readonly {
                    /** @enum {unknown} */
                    readonly side: "CARN" | "HERB";
                    readonly place: number;
                    readonly score: null | number;
                }[];
            };
        } | {
            /** @constant */
            readonly type: "built";
            readonly by: string;
            /** @enum {unknown} */
            readonly what: "trench" | "wire";
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
        } | {
            /** @constant */
            readonly type: "charging";
            readonly unit: string;
            readonly charging: boolean;
        } | {
            /** @constant */
            readonly type: "commandTransferred";
            /** @enum {unknown} */
            readonly empire: "CARN" | "HERB";
            readonly player: number;
        } | {
            /** @constant */
            readonly type: "crashSite";
            readonly unit: string;
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
            readonly line: components["schemas"]["AnimalWorldWar.Line"];
            readonly by: string;
        } | {
            /** @constant */
            readonly type: "crewOut";
            readonly unit: string;
            readonly vehicle: string;
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
        } | {
            /** @constant */
            readonly type: "dealt";
            /** @enum {unknown} */
            readonly empire: "CARN" | "HERB";
            /** @description AWW-012. */
            readonly secret: boolean;
            readonly soldiers: readonly ("captain" | "chef" | "engineer" | "flamer" | "gunner" | "medic" | "observer" | "pilot" | "recruit" | "rocketeer" | "sniper" | "tanker")[] | null;
        } | {
            /** @constant */
            readonly type: "deployed";
            readonly units: readonly components["schemas"]["AnimalWorldWar.Unit"][];
            readonly items: readonly components["schemas"]["AnimalWorldWar.Item"][];
            readonly flattened: readonly components["schemas"]["AnimalWorldWar.Hex"][];
            readonly vip: null | string;
        } | {
            /** @constant */
            readonly type: "deploymentLocked";
            /** @enum {unknown} */
            readonly empire: "CARN" | "HERB";
        } | {
            /** @constant */
            readonly type: "dieRolled";
            /** @enum {unknown} */
            readonly purpose: "artillery" | "bailOut" | "bomb" | "crash" | "grenade" | "melee" | "path" | "pilot" | "planeGun" | "planeTarget" | "scatter" | "strafe" | "target";
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
            readonly need: null | number;
            readonly value: number;
            readonly ok: boolean;
        } | {
            /** @constant */
            readonly type: "died";
            readonly unit: string;
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
            readonly attack: number;
            readonly by: string;
        } | {
            /** @constant */
            readonly type: "effectEnded";
            /** @enum {unknown} */
            readonly card: "T01" | "T02" | "T03" | "T04" | "T05" | "T06" | "T07" | "T08" | "T09" | "T10" | "T11" | "T12" | "T13" | "T14" | "T15" | "T16" | "T17" | "T18" | "T19" | "T20";
            /** @enum {unknown} */
            readonly empire: "CARN" | "HERB";
        } | {
            /** @constant */
            readonly type: "effectStarted";
            readonly effect: components["schemas"]["AnimalWorldWar.Effect"];
        } | {
            /** @constant */
            readonly type: "entered";
            readonly unit: string;
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
        } | {
            /** @constant */
            readonly type: "errand";
            /** @enum {unknown} */
            readonly empire: "CARN" | "HERB";
            readonly errand: components["schemas"]["AnimalWorldWar.Errand"] | null;
        } | {
            /** @constant */
            readonly type: "featureDamaged";
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
            /** @enum {unknown} */
            readonly what: "trench" | "wreck";
            readonly amount: number;
            readonly by: string;
        } | {
            /** @constant */
            readonly type: "featureDestroyed";
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
            /** @enum {unknown} */
            readonly what: "trench" | "wreck";
            readonly by: string;
        } | {
            /** @constant */
            readonly type: "granted";
            readonly by: string;
            readonly to: string;
        } | {
            /** @constant */
            readonly type: "handedOver";
            /** @enum {unknown} */
            readonly empire: "CARN" | "HERB";
            readonly unit: string;
            readonly player: number;
            /** @description For this turn only. */
            readonly lent: boolean;
        } | {
            /** @constant */
            readonly type: "handled";
            readonly unit: string;
            readonly item: string;
            readonly finished: boolean;
        } | {
            /** @constant */
            readonly type: "healed";
            readonly unit: string;
            readonly by: string;
        } | {
            /** @constant */
            readonly type: "held";
            /** @enum {unknown} */
            readonly empire: "CARN" | "HERB";
            readonly count: number;
        } | {
            /** @constant */
            readonly type: "hitAssigned";
            readonly unit: string;
            /** @enum {unknown} */
            readonly empire: "CARN" | "HERB";
            /** @enum {unknown} */
            readonly by: "answer" | "auto" | "only" | "owner";
        } | {
            /** @constant */
            readonly type: "itemDropped";
            readonly item: string;
            readonly unit: string;
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
        } | {
            /** @constant */
            readonly type: "itemGiven";
            readonly item: string;
            readonly unit: string;
            readonly to: string;
        } | {
            /** @constant */
            readonly type: "itemGone";
            readonly item: string;
            readonly unit: string;
        } | {
            /** @constant */
            readonly type: "itemMade";
            readonly item: components["schemas"]["AnimalWorldWar.Item"];
        } | {
            /** @constant */
            readonly type: "itemPut";
            readonly item: string;
            readonly unit: string;
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
        } | {
            /** @constant */
            readonly type: "itemTaken";
            readonly item: string;
            readonly unit: string;
        } | {
            /** @constant */
            readonly type: "markedAbsent";
            /** @enum {unknown} */
            readonly empire: "CARN" | "HERB";
            readonly player: number;
            readonly absent: boolean;
        } | {
            /** @constant */
            readonly type: "moved";
            readonly unit: string;
            readonly from: components["schemas"]["AnimalWorldWar.Hex"];
            readonly to: components["schemas"]["AnimalWorldWar.Hex"];
            readonly dragged: null | string;
            /** @description U01: who else came along; not there without. */
            readonly also?: string;
        } | {
            /** @constant */
            readonly type: "packet";
            readonly unit: string;
            readonly amount: number;
            readonly attack: number;
            readonly by: string;
        } | {
            /** @constant */
            readonly type: "phaseStarted";
            /** @enum {unknown} */
            readonly phase: "afterDeployment" | "beforeDeployment" | "beforeSelection" | "deployment" | "ended" | "selection" | "tacticChoice" | "turn";
            /** @enum {unknown} */
            readonly active: "CARN" | "HERB";
        } | {
            /** @constant */
            readonly type: "picked";
            /** @enum {unknown} */
            readonly empire: "CARN" | "HERB";
            readonly secret: boolean;
            /** @enum {unknown} */
            readonly soldier: "captain" | "chef" | "engineer" | "flamer" | "gunner" | "medic" | "observer" | "pilot" | "recruit" | "rocketeer" | "sniper" | "tanker" | null;
            readonly controller: null | number;
        } | {
            /** @constant */
            readonly type: "placed";
            /** @enum {unknown} */
            readonly empire: "CARN" | "HERB";
            readonly unit: string;
            readonly at: components["schemas"]["AnimalWorldWar.Hex"] | "reserve";
        } | {
            /** @constant */
            readonly type: "planeCrashed";
            readonly unit: string;
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
            readonly by: string;
        } | {
            /** @constant */
            readonly type: "planeMoved";
            readonly unit: string;
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
            /** @enum {unknown} */
            readonly state: "approach" | "crashed" | "exited" | "holding";
            readonly line: components["schemas"]["AnimalWorldWar.Line"];
        } | {
            /** @constant */
            readonly type: "playerDone";
            /** @enum {unknown} */
            readonly empire: "CARN" | "HERB";
            readonly player: number;
            readonly done: boolean;
        } | {
            /** @constant */
            readonly type: "repaired";
            readonly by: string;
            /** @enum {unknown} */
            readonly what: "building" | "tank" | "trench";
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
            readonly tank: null | string;
            /** @description U12: more than the one point; not there without. */
            readonly points?: number;
        } | {
            /** @constant */
            readonly type: "respawned";
            readonly unit: string;
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
        } | {
            /** @constant */
            readonly type: "revived";
            readonly unit: string;
            readonly by: string;
            readonly damage: number;
        } | {
            /** @constant */
            readonly type: "roundEnded";
            readonly round: number;
        } | {
            /** @constant */
            readonly type: "shotStopped";
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
        } | {
            /** @constant */
            readonly type: "strengthened";
            readonly unit: string;
            readonly health: number;
        } | {
            /** @constant */
            readonly type: "strike";
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
            readonly by: string;
        } | {
            /** @constant */
            readonly type: "tacticArmed";
            /** @enum {unknown} */
            readonly empire: "CARN" | "HERB";
            readonly for: readonly components["schemas"]["AnimalWorldWar.Beneficiary"][];
        } | {
            /** @constant */
            readonly type: "tacticBrought";
            /** @enum {unknown} */
            readonly empire: "CARN" | "HERB";
            /** @enum {unknown} */
            readonly card: "T01" | "T02" | "T03" | "T04" | "T05" | "T06" | "T07" | "T08" | "T09" | "T10" | "T11" | "T12" | "T13" | "T14" | "T15" | "T16" | "T17" | "T18" | "T19" | "T20";
        } | {
            /** @constant */
            readonly type: "tacticFired";
            /** @enum {unknown} */
            readonly empire: "CARN" | "HERB";
            /** @enum {unknown} */
            readonly card: "T01" | "T02" | "T03" | "T04" | "T05" | "T06" | "T07" | "T08" | "T09" | "T10" | "T11" | "T12" | "T13" | "T14" | "T15" | "T16" | "T17" | "T18" | "T19" | "T20";
            readonly unit: string;
        } | {
            /** @constant */
            readonly type: "tacticKept";
            /** @enum {unknown} */
            readonly empire: "CARN" | "HERB";
        } | {
            /** @constant */
            readonly type: "tacticUsed";
            /** @enum {unknown} */
            readonly empire: "CARN" | "HERB";
            /** @enum {unknown} */
            readonly card: "T01" | "T02" | "T03" | "T04" | "T05" | "T06" | "T07" | "T08" | "T09" | "T10" | "T11" | "T12" | "T13" | "T14" | "T15" | "T16" | "T17" | "T18" | "T19" | "T20";
        } | {
            /** @constant */
            readonly type: "tankWrecked";
            readonly unit: string;
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
            readonly by: string;
        } | {
            /** @constant */
            readonly type: "tileCollapsed";
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
            readonly by: string;
        } | {
            /** @constant */
            readonly type: "tileDamaged";
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
            readonly amount: number;
            readonly by: string;
        } | {
            /** @constant */
            readonly type: "turnEnded";
            /** @enum {unknown} */
            readonly empire: "CARN" | "HERB";
            readonly round: number;
        } | {
            /** @constant */
            readonly type: "turnStarted";
            /** @enum {unknown} */
            readonly empire: "CARN" | "HERB";
            readonly round: number;
        } | {
            /** @constant */
            readonly type: "upgradeUsed";
            readonly unit: string;
            /** @enum {unknown} */
            readonly upgrade: "U01" | "U02" | "U03" | "U04" | "U05" | "U06" | "U07" | "U08" | "U09" | "U10" | "U11" | "U12" | "U13" | "U14" | "U15" | "U16" | "U17" | "U18";
        } | {
            /** @constant */
            readonly type: "vipNamed";
            /** @enum {unknown} */
            readonly empire: "CARN" | "HERB";
            readonly unit: string;
        } | {
            /** @constant */
            readonly type: "wireCleared";
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
            readonly by: string;
        } | {
            /** @constant */
            readonly type: "wounded";
            readonly unit: string;
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
            readonly attack: number;
            readonly by: string;
        } | {
            /** @constant */
            readonly type: "wreckPlaced";
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
            readonly by: string;
        };
        readonly "AnimalWorldWar.Objective": {
            readonly id: string;
            readonly title: string;
            readonly brief: string;
            /** @description One condition for both roles, seen from either side. */
            readonly same: boolean;
            readonly ops: readonly components["schemas"]["AnimalWorldWar.SetUpOp"][];
            readonly zones: readonly components["schemas"]["AnimalWorldWar.ZoneChange"][];
            readonly winA: components["schemas"]["AnimalWorldWar.Condition"];
            readonly winB: components["schemas"]["AnimalWorldWar.Condition"];
            /** @description AWW-191 holds. */
            readonly elimination: boolean;
            readonly special: components["schemas"]["AnimalWorldWar.SpecialRules"];
        };
        /** @enum {unknown} */
        readonly "AnimalWorldWar.ObjectiveOption": "O01" | "O02" | "O03" | "O04" | "O05" | "O06" | "O07" | "O08" | "O09" | "O10" | "O11" | "O12" | "O13" | "O14" | "O15" | "O16" | "drawn";
        /** @enum {unknown} */
        readonly "AnimalWorldWar.OnOff": "off" | "on";
        readonly "AnimalWorldWar.Options": {
            /**
             * @description The standard field; your own field comes with the scenario document (AWW-002).
             * @enum {unknown}
             */
            readonly layout: "long" | "medium" | "short";
            /** @description AWW-009: soldiers in the squad; 0 = as suggested for the layout. */
            readonly squadHERB: number;
            readonly squadCARN: number;
            /** @enum {unknown} */
            readonly selection: "alternating" | "random";
            readonly objective: components["schemas"]["AnimalWorldWar.ObjectiveOption"];
            /** @enum {unknown} */
            readonly roleA: "CARN" | "HERB" | "drawn";
            readonly bailOut: components["schemas"]["AnimalWorldWar.OnOff"];
            readonly flamerBlast: components["schemas"]["AnimalWorldWar.OnOff"];
            /** @description THE-RULES "Team play": players of each Empire; player 0 is its commander. */
            readonly playersHERB: number;
            readonly playersCARN: number;
            /** @enum {unknown} */
            readonly teamPolicy: "anyMember" | "commander";
            /** @enum {unknown} */
            readonly targetPolicy: "anyMember" | "commander";
        };
        /** @description Also the choice of the cards that T04 keeps. */
        readonly "AnimalWorldWar.PickCommand": {
            /** @constant */
            readonly type: "pick";
            /** @enum {unknown} */
            readonly soldier: "captain" | "chef" | "engineer" | "flamer" | "gunner" | "medic" | "observer" | "pilot" | "recruit" | "rocketeer" | "sniper" | "tanker";
        };
        /** @description A tile, or the tile of a zone in one column. */
        readonly "AnimalWorldWar.Place": components["schemas"]["AnimalWorldWar.Hex"] | {
            readonly zone: components["schemas"]["AnimalWorldWar.ZoneName"];
            readonly column: number;
        };
        /** @description Where in the record something stands: [step, event], both from 0. */
        readonly "AnimalWorldWar.Place2": readonly [
            number,
            number
        ];
        readonly "AnimalWorldWar.PlaceCommand": {
            /** @constant */
            readonly type: "special";
            readonly unit: string;
            /** @enum {unknown} */
            readonly kind: "artillery" | "enter" | "respawn" | "wire";
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
            /**
             * @description U13, of artillery: the scatter die counts as one more or one less; not there without it.
             * @enum {unknown}
             */
            readonly shift?: -1 | 1;
        };
        readonly "AnimalWorldWar.Plane": {
            readonly id: string;
            /** @constant */
            readonly kind: "plane";
            /** @enum {unknown} */
            readonly empire: "CARN" | "HERB";
            /** @description A hex off the field; null once it has crashed. */
            readonly at: components["schemas"]["AnimalWorldWar.Hex"] | null;
            /**
             * @description AWW-161. `crashed` for good.
             * @enum {unknown}
             */
            readonly state: "approach" | "crashed" | "exited" | "holding";
            /** @description The line ahead (holding, approach) or the one just flown (exited). */
            readonly line: components["schemas"]["AnimalWorldWar.Line"];
            readonly damage: number;
            readonly cap: number;
            readonly crew: string;
        };
        readonly "AnimalWorldWar.Position": {
            /** @enum {unknown} */
            readonly phase: "afterDeployment" | "deployment" | "turn";
            readonly round: number;
            /** @enum {unknown} */
            readonly active: "CARN" | "HERB";
            /**
             * @description The card in play; of no account where the document has conditions of its own.
             * @enum {unknown}
             */
            readonly objective: "O01" | "O02" | "O03" | "O04" | "O05" | "O06" | "O07" | "O08" | "O09" | "O10" | "O11" | "O12" | "O13" | "O14" | "O15" | "O16";
            /** @enum {unknown} */
            readonly roleA: "CARN" | "HERB";
            /** @description Who is to be deployed, with the player who orders each. */
            readonly squads: {
                readonly HERB: readonly {
                    /** @enum {unknown} */
                    readonly soldier: "captain" | "chef" | "engineer" | "flamer" | "gunner" | "medic" | "observer" | "pilot" | "recruit" | "rocketeer" | "sniper" | "tanker";
                    readonly controller: number;
                }[];
                readonly CARN: readonly {
                    /** @enum {unknown} */
                    readonly soldier: "captain" | "chef" | "engineer" | "flamer" | "gunner" | "medic" | "observer" | "pilot" | "recruit" | "rocketeer" | "sniper" | "tanker";
                    readonly controller: number;
                }[];
            };
            /** @description AWW-012: squads that T04 hides until deployment is revealed. */
            readonly secret: {
                readonly HERB: boolean;
                readonly CARN: boolean;
            };
            /** @description N of the conditions; null = as many as there are. */
            readonly squadSize: {
                readonly HERB: null | number;
                readonly CARN: null | number;
            };
            readonly units: readonly components["schemas"]["AnimalWorldWar.Unit"][];
            readonly items: readonly components["schemas"]["AnimalWorldWar.Item"][];
            readonly tactics: {
                readonly HERB: components["schemas"]["AnimalWorldWar.Tactic"] | null;
                readonly CARN: components["schemas"]["AnimalWorldWar.Tactic"] | null;
            };
            readonly effects: readonly components["schemas"]["AnimalWorldWar.Effect"][];
            readonly hold: {
                readonly HERB: number;
                readonly CARN: number;
            };
            readonly vip: null | string;
            /** @enum {unknown} */
            readonly civilianKiller: "CARN" | "HERB" | null;
        };
        readonly "AnimalWorldWar.PreferCommand": {
            /** @constant */
            readonly type: "prefer";
            readonly preferences: components["schemas"]["AnimalWorldWar.Preferences"];
        };
        readonly "AnimalWorldWar.Preferences": {
            /** @enum {unknown} */
            readonly targetMode: "ask" | "auto";
            readonly targetOrder: readonly ("carrierLast" | "lowestValue" | "mostRemaining" | "recruitFirst" | "surviving" | "tankFirst" | "vipLast" | "woundedFirst" | "woundedLast")[];
            /** @enum {unknown} */
            readonly crashLine: "ask" | "back" | "towardsEnemyMost";
            /** @description Own unit ids that are never hit while another can be. */
            readonly neverChoose: readonly string[];
        };
        /** @description A question to the Empire that does not order (THE-RULES "Questions in the other side's turn"). Answered by `answer`, or by preferences. */
        readonly "AnimalWorldWar.Question": {
            /** @description Q1 to Q3: which own unit takes the hit. */
            readonly id: number;
            /** @constant */
            readonly kind: "target";
            /** @enum {unknown} */
            readonly empire: "CARN" | "HERB";
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
            readonly amount: number;
            /** @description Two or more, in unit-id order. */
            readonly candidates: readonly string[];
        } | {
            /** @description Q4: the line along which an exited plane comes down. */
            readonly id: number;
            /** @constant */
            readonly kind: "crashLine";
            /** @enum {unknown} */
            readonly empire: "CARN" | "HERB";
            readonly plane: string;
        };
        readonly "AnimalWorldWar.RepairCommand": {
            /** @constant */
            readonly type: "special";
            readonly unit: string;
            /** @constant */
            readonly kind: "repair";
            /** @enum {unknown} */
            readonly what: "building" | "tank" | "trench";
            /** @description The tank that is repaired; null for anything else. */
            readonly tank: null | string;
        };
        readonly "AnimalWorldWar.Report": {
            /** @enum {unknown} */
            readonly winner: "CARN" | "HERB" | "draw";
            readonly by: string;
            readonly reason: string;
            readonly rounds: number;
            /** @enum {unknown} */
            readonly objective: "O01" | "O02" | "O03" | "O04" | "O05" | "O06" | "O07" | "O08" | "O09" | "O10" | "O11" | "O12" | "O13" | "O14" | "O15" | "O16" | null;
            readonly roles: {
                /** @enum {unknown} */
                readonly HERB: "A" | "B";
                /** @enum {unknown} */
                readonly CARN: "A" | "B";
            };
            readonly units: {
                readonly [key: string]: components["schemas"]["AnimalWorldWar.SoldierReport"];
            };
            /** @description LC-062, in order of number, then soldier. M16 is the campaign's to count. */
            readonly medals: readonly components["schemas"]["AnimalWorldWar.MedalReport"][];
            /** @description The hash of the record that this was made from. */
            readonly logHash: string;
            /** @description Those that were fielded. */
            readonly vehicles: {
                readonly [key: string]: components["schemas"]["AnimalWorldWar.VehicleReport"];
            };
            readonly civilians: {
                readonly [key: string]: "dead" | "upright" | "wounded";
            };
            /** @description The card, where it was used. */
            readonly tacticUsed: {
                /** @enum {unknown} */
                readonly HERB: "T01" | "T02" | "T03" | "T04" | "T05" | "T06" | "T07" | "T08" | "T09" | "T10" | "T11" | "T12" | "T13" | "T14" | "T15" | "T16" | "T17" | "T18" | "T19" | "T20" | null;
                /** @enum {unknown} */
                readonly CARN: "T01" | "T02" | "T03" | "T04" | "T05" | "T06" | "T07" | "T08" | "T09" | "T10" | "T11" | "T12" | "T13" | "T14" | "T15" | "T16" | "T17" | "T18" | "T19" | "T20" | null;
            };
        };
        /** @description A round, by the round limit of the field: 'RL+2' is two rounds after it. */
        readonly "AnimalWorldWar.RoundName": ("RL" | "RL+2") | number;
        readonly "AnimalWorldWar.ScenarioDocument": {
            /** @description Options that this scenario fixes, whatever the match says. */
            readonly options: {
                /**
                 * @description The standard field; your own field comes with the scenario document (AWW-002).
                 * @enum {unknown}
                 */
                readonly layout?: "long" | "medium" | "short";
                /** @description AWW-009: soldiers in the squad; 0 = as suggested for the layout. */
                readonly squadHERB?: number;
                readonly squadCARN?: number;
                /** @enum {unknown} */
                readonly selection?: "alternating" | "random";
                /** @enum {unknown} */
                readonly objective?: "O01" | "O02" | "O03" | "O04" | "O05" | "O06" | "O07" | "O08" | "O09" | "O10" | "O11" | "O12" | "O13" | "O14" | "O15" | "O16" | "drawn";
                /** @enum {unknown} */
                readonly roleA?: "CARN" | "HERB" | "drawn";
                /** @enum {unknown} */
                readonly bailOut?: "off" | "on";
                /** @enum {unknown} */
                readonly flamerBlast?: "off" | "on";
                /** @description THE-RULES "Team play": players of each Empire; player 0 is its commander. */
                readonly playersHERB?: number;
                readonly playersCARN?: number;
                /** @enum {unknown} */
                readonly teamPolicy?: "anyMember" | "commander";
                /** @enum {unknown} */
                readonly targetPolicy?: "anyMember" | "commander";
            };
            /** @description Your own field (AWW-002); null = that of the option `layout`. */
            readonly field: components["schemas"]["AnimalWorldWar.Battlefield"] | null;
            /** @description Conditions of your own; null = an objective of the cards. */
            readonly aims: components["schemas"]["AnimalWorldWar.Objective"] | null;
            /** @description Tiles as they are drawn, in the order of the document. Others are dealt; in a position they are open fields. */
            readonly tiles: readonly components["schemas"]["AnimalWorldWar.Tile"][];
            /** @description Null: a fresh battle, from the selection of squads on. */
            readonly position: components["schemas"]["AnimalWorldWar.Position"] | null;
        };
        /** @description A squad as one viewer knows it: `picks` null = T04 hides them (AWW-012), `count` = how many were made. */
        readonly "AnimalWorldWar.SeenSquad": {
            readonly count: number;
            readonly squad: components["schemas"]["AnimalWorldWar.Squad"] | null;
        };
        /** @description What an objective does to the field before the battle (AWW-005, AWW-006). */
        readonly "AnimalWorldWar.SetUpOp": {
            /** @constant */
            readonly op: "civilian";
            readonly id: string;
            readonly at: components["schemas"]["AnimalWorldWar.Place"];
            /** @enum {unknown} */
            readonly state: "upright" | "wounded";
        } | {
            /** @constant */
            readonly op: "grenades";
            /** @enum {unknown} */
            readonly role: "A" | "B";
            readonly n: number;
        } | {
            /** @constant */
            readonly op: "mark";
            readonly at: readonly components["schemas"]["AnimalWorldWar.Hex"][];
        } | {
            /** @constant */
            readonly op: "put";
            readonly tile: string;
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
        } | {
            /** @constant */
            readonly op: "token";
            readonly id: string;
            readonly at: components["schemas"]["AnimalWorldWar.Place"];
        } | {
            /** @constant */
            readonly op: "trench";
            readonly at: readonly components["schemas"]["AnimalWorldWar.Hex"][];
        } | {
            /** @constant */
            readonly op: "wireBelt";
        };
        readonly "AnimalWorldWar.ShootCommand": {
            /** @constant */
            readonly type: "shoot";
            readonly unit: string;
            /** @description A tile, or the id of a plane. */
            readonly target: components["schemas"]["AnimalWorldWar.Hex"] | string;
            readonly ties: readonly components["schemas"]["AnimalWorldWar.Tie"][];
        };
        readonly "AnimalWorldWar.Soldier": {
            readonly id: string;
            /** @constant */
            readonly kind: "soldier";
            /** @enum {unknown} */
            readonly type: "captain" | "chef" | "engineer" | "flamer" | "gunner" | "medic" | "observer" | "pilot" | "recruit" | "rocketeer" | "sniper" | "tanker";
            /** @enum {unknown} */
            readonly empire: "CARN" | "HERB";
            /** @description THE-RULES "Team play": the player of the Empire who orders it. */
            readonly controller: number;
            /** @description THE-RULES "Team play": the player to whom it is handed for this turn, or null. */
            readonly lent: null | number;
            readonly status: components["schemas"]["AnimalWorldWar.SoldierStatus"];
            /** @description Null unless on foot (standing or wounded). */
            readonly at: components["schemas"]["AnimalWorldWar.Hex"] | null;
            /** @description The tank or plane whose crew it is while `inVehicle`. */
            readonly vehicle: null | string;
            readonly health: number;
            readonly damage: number;
            /** @description The action of this turn is spent. A vehicle's action is its crew's (AWW-024). */
            readonly acted: boolean;
            /** @description Further actions granted for this turn (AWW-022). */
            readonly extra: number;
            /** @description It has moved in this turn, by a Move of its own. */
            readonly moved: boolean;
            /** @description AWW-106: it handled an item after a Move, so its turn is over. */
            readonly finished: boolean;
            /** @description T12: its next command may be a melee free of charge. */
            readonly charging: boolean;
            /** @description AWW-106: the one item that it handled in this turn. */
            readonly handled: null | string;
            /** @description AWW-181: raised at each return of a Recruit. */
            readonly life: number;
            /** @description The round in which a Recruit last came back, or null. */
            readonly returned: null | number;
            /** @description AWW-141: turns begun in this battle (see `turnNumber`) when it last died, or null. A dead Recruit is in `reserve`. */
            readonly died: null | number;
            /**
             * @description THE-RULES "Medals and upgrades", in battles of a campaign alone: the upgrades of this soldier, and those that are spent for this
             *     battle.
             */
            readonly upgrades?: readonly ("U01" | "U02" | "U03" | "U04" | "U05" | "U06" | "U07" | "U08" | "U09" | "U10" | "U11" | "U12" | "U13" | "U14" | "U15" | "U16" | "U17" | "U18")[];
            readonly used?: readonly ("U01" | "U02" | "U03" | "U04" | "U05" | "U06" | "U07" | "U08" | "U09" | "U10" | "U11" | "U12" | "U13" | "U14" | "U15" | "U16" | "U17" | "U18")[];
            /** @description AWW-325, AWW-326: who is to be fetched: lies there, and is under nobody's orders. */
            readonly captive?: boolean;
        };
        /** @enum {unknown} */
        readonly "AnimalWorldWar.SoldierEnd": "dead" | "inVehicle" | "notFielded" | "reserve" | "standing" | "wounded";
        readonly "AnimalWorldWar.SoldierReport": {
            readonly end: components["schemas"]["AnimalWorldWar.SoldierEnd"];
            /** @description Where it stands or lies. */
            readonly at: components["schemas"]["AnimalWorldWar.Hex"] | null;
            /**
             * @description The Empire whose zone contains the tile (AWW-018: the replaced zones of O11).
             * @enum {unknown}
             */
            readonly inZone: "CARN" | "HERB" | null;
            /** @description A standing enemy soldier or tank is on the tile. */
            readonly enemiesOnTile: boolean;
            /** @description Another standing soldier or tank of its own is. */
            readonly friendsOnTile: boolean;
            readonly deaths: number;
            readonly damageTaken: number;
            readonly enemyDamage: number;
            readonly enemyWounded: number;
            readonly enemyKilled: number;
            /** @description How often they were wounded in this battle. */
            readonly timesWounded: number;
        };
        readonly "AnimalWorldWar.SoldierSpec": {
            readonly soldierId: string;
            /** @enum {unknown} */
            readonly type: "captain" | "chef" | "engineer" | "flamer" | "gunner" | "medic" | "observer" | "pilot" | "recruit" | "rocketeer" | "sniper" | "tanker";
            readonly rank: number;
            readonly healthBonus: number;
            readonly grenades: number;
            readonly upgrades: readonly ("U01" | "U02" | "U03" | "U04" | "U05" | "U06" | "U07" | "U08" | "U09" | "U10" | "U11" | "U12" | "U13" | "U14" | "U15" | "U16" | "U17" | "U18")[];
        };
        /** @enum {unknown} */
        readonly "AnimalWorldWar.SoldierStatus": "dead" | "inVehicle" | "reserve" | "standing" | "wounded";
        /** @description Rules of one objective alone. */
        readonly "AnimalWorldWar.SpecialRules": {
            /** @description O01: everybody on foot throws grenades without end. */
            readonly endlessGrenades: boolean;
            /** @description O01: untouchable until the end of a round, barred to tanks, with its own capacity, and hurt but not turned by a strike. */
            readonly stone: null | {
                readonly at: components["schemas"]["AnimalWorldWar.Hex"];
                readonly safeRounds: number;
                readonly capacity: number;
                readonly strike: number;
            };
            /** @description O12: a named soldier with more health, which a strike or crash gives a packet instead of wounding it outright. */
            readonly vip: null | {
                /** @enum {unknown} */
                readonly role: "A" | "B";
                readonly health: number;
                readonly strike: number;
            };
            /** @description O15: only this role may take these tokens, and taking removes them. */
            readonly spoils: null | {
                /** @enum {unknown} */
                readonly role: "A" | "B";
                readonly tokens: readonly string[];
            };
        };
        /** @description A squad in the making. */
        readonly "AnimalWorldWar.Squad": {
            /** @description Picked, or dealt and kept, in order, with the player who controls each. */
            readonly picks: readonly {
                /** @enum {unknown} */
                readonly soldier: "captain" | "chef" | "engineer" | "flamer" | "gunner" | "medic" | "observer" | "pilot" | "recruit" | "rocketeer" | "sniper" | "tanker";
                readonly controller: number;
            }[];
            /** @description T04 with RANDOM selection: the cards dealt, of which some are kept; else empty. */
            readonly dealt: readonly ("captain" | "chef" | "engineer" | "flamer" | "gunner" | "medic" | "observer" | "pilot" | "recruit" | "rocketeer" | "sniper" | "tanker")[];
            /** @description T04: unseen by the enemy until deployment is revealed (AWW-012). */
            readonly secret: boolean;
        };
        readonly "AnimalWorldWar.StandingOrders": {
            readonly preferences: components["schemas"]["AnimalWorldWar.Preferences"];
            readonly tactics: {
                /** @enum {unknown} */
                readonly tacticsBeforeSelection: "ask" | "keep" | "play";
                /** @enum {unknown} */
                readonly tacticsBeforeDeployment: "ask" | "keep" | "play";
                /** @enum {unknown} */
                readonly tacticsAfterDeployment: "ask" | "keep" | "play";
            };
            /** @description THE-RULES "Timers and absence": "an ordered wish list may be left; the server picks the first free card at once"; empty = ask. */
            readonly wish: readonly ("captain" | "chef" | "engineer" | "flamer" | "gunner" | "medic" | "observer" | "pilot" | "recruit" | "rocketeer" | "sniper" | "tanker")[];
        };
        /** @description The one tactic of an Empire (AWW-008, AWW-180). Hidden until it is revealed. */
        readonly "AnimalWorldWar.Tactic": {
            /** @enum {unknown} */
            readonly card: "T01" | "T02" | "T03" | "T04" | "T05" | "T06" | "T07" | "T08" | "T09" | "T10" | "T11" | "T12" | "T13" | "T14" | "T15" | "T16" | "T17" | "T18" | "T19" | "T20";
            readonly usesLeft: number;
            readonly revealed: boolean;
            readonly usedInTurn: boolean;
            /** @description T16: whom it guards once it is armed; null before. */
            readonly armed: readonly components["schemas"]["AnimalWorldWar.Beneficiary"][] | null;
            /** @description A `before` card that was kept in its window. */
            readonly lost: boolean;
        };
        /** @description `units`: those that the card names (T06, T13, T17, T18), in unit-id order, else none; `at`: the tile that it names (T08, T11, T14). */
        readonly "AnimalWorldWar.TacticCommand": {
            /** @constant */
            readonly type: "tactic";
            /** @enum {unknown} */
            readonly card: "T01" | "T02" | "T03" | "T04" | "T05" | "T06" | "T07" | "T08" | "T09" | "T10" | "T11" | "T12" | "T13" | "T14" | "T15" | "T16" | "T17" | "T18" | "T19" | "T20";
            readonly units: readonly string[];
            readonly at: components["schemas"]["AnimalWorldWar.Hex"] | null;
        };
        readonly "AnimalWorldWar.Tank": {
            readonly id: string;
            /** @constant */
            readonly kind: "tank";
            /** @enum {unknown} */
            readonly empire: "CARN" | "HERB";
            /** @description Null once it is wrecked. */
            readonly at: components["schemas"]["AnimalWorldWar.Hex"] | null;
            readonly damage: number;
            readonly cap: number;
            readonly crew: string;
        };
        /** @description The rest of an action that a question has stopped (AWW-120 to AWW-122): see src/resolution. */
        readonly "AnimalWorldWar.Task": {
            /** @constant */
            readonly kind: "blast";
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
            readonly by: string;
        } | {
            /** @constant */
            readonly kind: "crash";
            readonly plane: string;
            readonly by: string;
        } | {
            /** @constant */
            readonly kind: "hit";
            readonly attack: number;
            readonly by: string;
            readonly amount: number;
        } | {
            /** @constant */
            readonly kind: "wreck";
            readonly tank: string;
            readonly by: string;
        } | {
            /**
             * @description One bullet after another at one tile or plane.
             * @constant
             */
            readonly kind: "bullets";
            readonly by: string;
            readonly target: components["schemas"]["AnimalWorldWar.Hex"] | string;
            /** @description Tiles to be rolled before the target, in order. */
            readonly path: readonly components["schemas"]["AnimalWorldWar.Hex"][];
            readonly left: number;
        } | {
            /**
             * @description The tiles of a strafing run that are still ahead, then the exit.
             * @constant
             */
            readonly kind: "strafe";
            readonly plane: string;
            /** @description The run's own number, which its first tile has too; null once that is past. */
            readonly attack: null | number;
            readonly tiles: readonly components["schemas"]["AnimalWorldWar.Hex"][];
        };
        /** @description Who sits on the side of one Empire (THE-RULES "Team play"). */
        readonly "AnimalWorldWar.Team": {
            readonly players: number;
            readonly commander: number;
            readonly absent: readonly number[];
        };
        /**
         * @description AWW-052: one entry for each real tie of the path in order, or none at all: then each goes to the lower need.
         * @enum {unknown}
         */
        readonly "AnimalWorldWar.Tie": "first" | "second";
        readonly "AnimalWorldWar.Tile": {
            readonly at: components["schemas"]["AnimalWorldWar.Hex"];
            /** @enum {unknown} */
            readonly card: "apartments" | "barn" | "church" | "citadel" | "cottage" | "crag" | "crops" | "crossroads" | "factory" | "farmhouse" | "field" | "forest" | "hill" | "hospital" | "lake" | "lightwood" | "market" | "meadow" | "orchard" | "ruin" | "school" | "scrub" | "station" | "swamp" | "townhall" | "warehouse";
            /** @description No Man's Land: Side B is up. */
            readonly nml: boolean;
            readonly damage: number;
            readonly feature: components["schemas"]["AnimalWorldWar.Feature"] | null;
            readonly wire: boolean;
        };
        readonly "AnimalWorldWar.TransferCommandCommand": {
            /** @constant */
            readonly type: "transferCommand";
            readonly player: number;
        };
        /** @description A number of turns, which may be another one on the short field. */
        readonly "AnimalWorldWar.TurnCount": number | {
            readonly short: number;
            readonly others: number;
        };
        readonly "AnimalWorldWar.UndoneCommand": {
            /** @constant */
            readonly type: "undone";
        };
        readonly "AnimalWorldWar.Unit": components["schemas"]["AnimalWorldWar.Civilian"] | components["schemas"]["AnimalWorldWar.Plane"] | components["schemas"]["AnimalWorldWar.Soldier"] | components["schemas"]["AnimalWorldWar.Tank"];
        /** @description A number of units, by the squad size N of the Empire that has to meet the condition. */
        readonly "AnimalWorldWar.UnitCount": ("ceil(N/2)" | "max(2,ceil(N/3))") | number;
        readonly "AnimalWorldWar.VehicleReport": {
            readonly lost: boolean;
            readonly enemyDamage: number;
            readonly attackRuns: number;
        };
        readonly "AnimalWorldWar.View": {
            /** @enum {unknown} */
            readonly viewer: "CARN" | "HERB" | null;
            readonly battle: components["schemas"]["AnimalWorldWar.Battle"];
            /** @description Null: not known to the viewer, or none. Each Empire holds one card, of a drawn scenario perhaps none. */
            readonly tactics: {
                readonly HERB: components["schemas"]["AnimalWorldWar.Tactic"] | null;
                readonly CARN: components["schemas"]["AnimalWorldWar.Tactic"] | null;
            };
            readonly squads: {
                readonly HERB: components["schemas"]["AnimalWorldWar.SeenSquad"];
                readonly CARN: components["schemas"]["AnimalWorldWar.SeenSquad"];
            };
            /** @description The viewer's own, in the making; null once it is revealed, and for spectators. */
            readonly deployment: components["schemas"]["AnimalWorldWar.Deployment"] | null;
            /** @description In a secret window: whether the viewer's own Empire has answered. */
            readonly answered: boolean;
            /** @description The viewer's team-mates (and they themselves) who are done with this turn. */
            readonly done: readonly number[];
        };
        readonly "AnimalWorldWar.WishCommand": {
            /** @constant */
            readonly type: "wish";
            readonly soldiers: readonly ("captain" | "chef" | "engineer" | "flamer" | "gunner" | "medic" | "observer" | "pilot" | "recruit" | "rocketeer" | "sniper" | "tanker")[];
        };
        /** @description AWW-018: tiles that are added to a role's deployment, or those that replace its zone for good. */
        readonly "AnimalWorldWar.ZoneChange": {
            /** @enum {unknown} */
            readonly role: "A" | "B";
            readonly adds: readonly components["schemas"]["AnimalWorldWar.Hex"][];
        } | {
            /** @enum {unknown} */
            readonly role: "A" | "B";
            readonly replaces: readonly (components["schemas"]["AnimalWorldWar.Hex"] | ("ZA" | "ZB"))[];
        };
        /** @enum {unknown} */
        readonly "AnimalWorldWar.ZoneName": "ZA" | "ZB";
        readonly "MassWarfare.options": components["schemas"]["MassWarfare.Options"];
        readonly "MassWarfare.scenario": components["schemas"]["MassWarfare.ScenarioDocument"];
        readonly "MassWarfare.command": components["schemas"]["MassWarfare.Command"];
        readonly "MassWarfare.view": components["schemas"]["MassWarfare.View"];
        readonly "MassWarfare.notice": components["schemas"]["MassWarfare.Event"];
        readonly "MassWarfare.standingOrders": components["schemas"]["MassWarfare.StandingOrders"];
        readonly "MassWarfare.report": components["schemas"]["MassWarfare.Report"];
        /** @description MW-060: an infrastructure item by the number of its hex, or a unit by its id. */
        readonly "MassWarfare.Aim": number | string;
        /**
         * @description Both sums of one attack (MW-004). `bonus`: of terrain and fortification.
         * @enum {unknown}
         */
        readonly "MassWarfare.AttackKind": "assault" | "flak" | "guns" | "return" | "scramble" | "sea" | "smallArms" | "strike";
        readonly "MassWarfare.AttackOrder": {
            /** @constant */
            readonly type: "attack";
            readonly unit: string;
            readonly target: components["schemas"]["MassWarfare.Target"];
            /** @description MW-104 */
            readonly advance: boolean;
        };
        readonly "MassWarfare.BaseOrder": {
            /** @constant */
            readonly type: "base";
            readonly unit: string;
            /** @enum {unknown} */
            readonly what: "airf" | "fact" | "fort" | "port";
        };
        readonly "MassWarfare.BoardOrder": {
            /** @constant */
            readonly type: "board";
            readonly unit: string;
            readonly ship: string;
        };
        readonly "MassWarfare.BuildOrder": {
            /** @constant */
            readonly type: "build";
            /** @enum {unknown} */
            readonly what: "aa" | "art" | "bmb" | "car" | "ftr" | "inf" | "mech" | "sub" | "tank" | "trn" | "war";
            readonly at: components["schemas"]["MassWarfare.Hex"];
        };
        /** @description THE-RULES "Map format": "public, decide nothing, are kept in records" */
        readonly "MassWarfare.CityName": {
            readonly at: components["schemas"]["MassWarfare.Hex"];
            readonly text: string;
        };
        readonly "MassWarfare.Command": components["schemas"]["MassWarfare.AttackOrder"] | components["schemas"]["MassWarfare.BaseOrder"] | components["schemas"]["MassWarfare.BoardOrder"] | components["schemas"]["MassWarfare.BuildOrder"] | components["schemas"]["MassWarfare.DivertCommand"] | components["schemas"]["MassWarfare.FileCommand"] | components["schemas"]["MassWarfare.FireOrder"] | components["schemas"]["MassWarfare.FlakCommand"] | components["schemas"]["MassWarfare.LandOrder"] | components["schemas"]["MassWarfare.LeaveCommand"] | components["schemas"]["MassWarfare.MarchOrder"] | components["schemas"]["MassWarfare.PassCommand"] | components["schemas"]["MassWarfare.PlaceCommand"] | components["schemas"]["MassWarfare.PlanCommand"] | components["schemas"]["MassWarfare.ReadyCommand"] | components["schemas"]["MassWarfare.RepairOrder"] | components["schemas"]["MassWarfare.SailOrder"] | components["schemas"]["MassWarfare.ScrambleCommand"] | components["schemas"]["MassWarfare.SortieOrder"] | components["schemas"]["MassWarfare.StandingCommand"] | components["schemas"]["MassWarfare.TransferOrder"] | components["schemas"]["MassWarfare.WithdrawCommand"];
        /** @description Where a turn stands: the stage of its pace, whose visit it is, and which part of the visit. */
        readonly "MassWarfare.Cursor": {
            readonly stage: number;
            readonly seat: number;
            readonly part: number;
        };
        readonly "MassWarfare.DivertCommand": {
            /** @constant */
            readonly type: "divert";
            readonly unit: string;
            readonly to: components["schemas"]["MassWarfare.Landing"];
        };
        /** @description A filed order that could not be executed, and why. */
        readonly "MassWarfare.Dropped": {
            readonly order: components["schemas"]["MassWarfare.Order"];
            /** @enum {unknown} */
            readonly code: "ALREADY_ATTACKED" | "ALREADY_MOVED" | "BASES_INVALID" | "BASE_BLOCKED" | "BASE_EXISTS" | "BRIDGE_DAMAGED" | "CARRIED" | "CONTROL_INVALID" | "ENEMY_ADJACENT" | "FIRE_INVALID" | "GAME_OVER" | "HEX_OCCUPIED" | "ILLEGAL_TARGET" | "MALFORMED" | "MAP_INVALID" | "MOVED_ARTILLERY" | "MOVE_EXHAUSTED" | "NOT_ADJACENT" | "NOT_BARREN" | "NOT_COASTAL" | "NOT_INFANTRY" | "NOT_OWNER" | "NOT_YOUR_WINDOW" | "NO_METAL" | "NO_OIL" | "NO_ROOM" | "OPTION_INVALID" | "ORDERS_INVALID" | "OUT_OF_RANGE" | "OVER_LIMIT" | "RESERVES_INVALID" | "SEATS_INVALID" | "SITE_BLOCKED" | "SITE_DAMAGED" | "SITE_USED" | "TERRAIN_FORBIDDEN" | "TURN_INVALID" | "UNITS_INVALID" | "UNKNOWN_HEX" | "UNKNOWN_UNIT" | "UNREADABLE" | "WRONG_SITE" | "WRONG_UNIT";
        };
        readonly "MassWarfare.Event": {
            /** @constant */
            readonly type: "attacked";
            readonly kind: components["schemas"]["MassWarfare.AttackKind"];
            readonly by: string;
            readonly target: string;
            readonly place: components["schemas"]["MassWarfare.Place"];
            readonly attack: readonly number[];
            readonly defence: readonly number[];
            readonly bonus: {
                readonly terrain: number;
                readonly fort: number;
            };
            readonly fire: {
                readonly by: number;
                readonly target: number;
            };
            readonly sums: readonly [
                number,
                number
            ];
            readonly destroyed: boolean;
            /** @description Everything that goes: the target and what it carries. */
            readonly lost: readonly string[];
            /** @description MW-104: where the attacker may advance. */
            readonly advance: null | number;
        } | {
            /** @constant */
            readonly type: "based";
            /** @enum {unknown} */
            readonly side: "s1" | "s2" | "s3" | "s4";
            readonly unit: string;
            /** @enum {unknown} */
            readonly what: "airf" | "fact" | "fort" | "port";
            readonly at: number;
            readonly place: components["schemas"]["MassWarfare.Place"];
        } | {
            /** @constant */
            readonly type: "built";
            readonly unit: string;
            /** @enum {unknown} */
            readonly what: "aa" | "art" | "bmb" | "car" | "ftr" | "inf" | "mech" | "sub" | "tank" | "trn" | "war";
            readonly at: number;
            readonly place: components["schemas"]["MassWarfare.Place"];
        } | {
            /** @constant */
            readonly type: "claimed";
            /** @enum {unknown} */
            readonly side: "s1" | "s2" | "s3" | "s4";
            /** @enum {unknown} */
            readonly from: "s1" | "s2" | "s3" | "s4" | null;
            readonly at: number;
            readonly place: components["schemas"]["MassWarfare.Place"];
            /** @description MW-131: planes of another player at an airfield. */
            readonly lost: readonly string[];
            /** @description The people of a city that changes hands; 0 elsewhere. */
            readonly people: number;
        } | {
            /** @constant */
            readonly type: "cleared";
            /** @enum {unknown} */
            readonly side: "s1" | "s2" | "s3" | "s4";
        } | {
            /** @constant */
            readonly type: "closed";
            /** @enum {unknown} */
            readonly side: "s1" | "s2" | "s3" | "s4";
            readonly step: number;
            readonly passed: boolean;
            readonly dropped: readonly components["schemas"]["MassWarfare.Dropped"][];
        } | {
            /** @constant */
            readonly type: "cooled";
        } | {
            /** @constant */
            readonly type: "ditched";
            readonly unit: string;
        } | {
            /** @constant */
            readonly type: "earned";
            /** @enum {unknown} */
            readonly what: "metal" | "oil";
            readonly by: {
                readonly s1?: number;
                readonly s2?: number;
                readonly s3?: number;
                readonly s4?: number;
            };
        } | {
            /** @constant */
            readonly type: "faced";
            /** @enum {unknown} */
            readonly side: "s1" | "s2" | "s3" | "s4";
            readonly sorties: number;
            readonly settled: boolean;
        } | {
            /** @constant */
            readonly type: "heldFire";
            readonly unit: string;
        } | {
            /** @constant */
            readonly type: "initiative";
            readonly throws: readonly {
                /** @enum {unknown} */
                readonly side: "s1" | "s2" | "s3" | "s4";
                readonly die: number;
            }[];
            readonly order: readonly ("s1" | "s2" | "s3" | "s4")[];
        } | {
            /** @constant */
            readonly type: "landed";
            readonly units: readonly string[];
        } | {
            /** @constant */
            readonly type: "left";
            /** @enum {unknown} */
            readonly side: "s1" | "s2" | "s3" | "s4";
            readonly why: components["schemas"]["MassWarfare.LeftWhy"];
            readonly turn: number;
            readonly step: number;
            readonly cleared: boolean;
        } | {
            /** @constant */
            readonly type: "mended";
            /** @enum {unknown} */
            readonly side: "s1" | "s2" | "s3" | "s4";
            readonly at: number;
            readonly place: components["schemas"]["MassWarfare.Place"];
        } | {
            /** @constant */
            readonly type: "missed";
            readonly unit: string;
        } | {
            /** @constant */
            readonly type: "moved";
            /** @enum {unknown} */
            readonly how: "advance" | "board" | "divert" | "land" | "march" | "sail" | "transfer";
            readonly unit: string;
            readonly to: number;
            readonly carrier: null | string;
            readonly oil: number;
            readonly place: components["schemas"]["MassWarfare.Place"];
        } | {
            /** @constant */
            readonly type: "opened";
            readonly cursor: components["schemas"]["MassWarfare.Cursor"];
            readonly step: number;
            readonly fresh: boolean;
            readonly asks: boolean;
        } | {
            /** @constant */
            readonly type: "placed";
            readonly unit: string;
            /** @enum {unknown} */
            readonly side: "s1" | "s2" | "s3" | "s4";
            readonly at: number;
            readonly place: components["schemas"]["MassWarfare.Place"];
        } | {
            /** @constant */
            readonly type: "readied";
            /** @enum {unknown} */
            readonly side: "s1" | "s2" | "s3" | "s4";
        } | {
            /** @constant */
            readonly type: "scrambled";
            readonly unit: string;
            readonly plane: string;
            readonly oil: number;
        } | {
            /** @constant */
            readonly type: "shelled";
            /** @enum {unknown} */
            readonly kind: "assault" | "guns" | "strike";
            readonly by: string;
            readonly at: number;
            readonly place: components["schemas"]["MassWarfare.Place"];
            readonly dice: readonly number[];
            readonly counters: number;
            /** @description MW-069 */
            readonly lost: readonly string[];
        } | {
            /** @constant */
            readonly type: "sortied";
            readonly unit: string;
            readonly aim: components["schemas"]["MassWarfare.Aim"];
            /** @enum {unknown} */
            readonly against: "s1" | "s2" | "s3" | "s4" | null;
            readonly oil: number;
            readonly place: components["schemas"]["MassWarfare.Place"];
        } | {
            /** @constant */
            readonly type: "supplied";
            readonly supply: {
                readonly s1?: components["schemas"]["MassWarfare.Supply"];
                readonly s2?: components["schemas"]["MassWarfare.Supply"];
                readonly s3?: components["schemas"]["MassWarfare.Supply"];
                readonly s4?: components["schemas"]["MassWarfare.Supply"];
            };
        } | {
            /** @constant */
            readonly type: "turnBegan";
            readonly turn: number;
        } | {
            /** @constant */
            readonly type: "warEnded";
            readonly outcome: {
                readonly reason: string;
                readonly places: readonly {
                    /** @enum {unknown} */
                    readonly side: "s1" | "s2" | "s3" | "s4";
                    readonly place: number;
                    readonly score: null | number;
                }[];
            };
        };
        /**
         * @description THE-RULES "Windows": what happens to a filed order that cannot be executed unchanged.
         * @enum {unknown}
         */
        readonly "MassWarfare.Fallback": "hold" | "nearest";
        readonly "MassWarfare.FieldMap": {
            readonly id: string;
            readonly rows: readonly components["schemas"]["MassWarfare.Row"][];
            /** @description MW-170: one for each player, in number order. */
            readonly seats: readonly components["schemas"]["MassWarfare.SeatPlaces"][];
            readonly names: readonly components["schemas"]["MassWarfare.CityName"][];
        };
        /** @description All orders for one step of this turn: the step is then passed after them. None: the step is passed. */
        readonly "MassWarfare.FileCommand": {
            /** @constant */
            readonly type: "file";
            readonly step: components["schemas"]["MassWarfare.FiledWord"];
            readonly orders: readonly components["schemas"]["MassWarfare.FiledOrder"][];
        };
        /** @description Orders for steps of one turn; they lapse with it. */
        readonly "MassWarfare.Filed": {
            readonly turn: number;
            readonly steps: readonly components["schemas"]["MassWarfare.FiledFor"][];
        };
        /** @description Orders for one step: the step is passed after them where `closed`; planned orders alone leave it open. */
        readonly "MassWarfare.FiledFor": {
            readonly step: components["schemas"]["MassWarfare.FiledWord"];
            readonly orders: readonly components["schemas"]["MassWarfare.FiledOrder"][];
            readonly closed: boolean;
        };
        readonly "MassWarfare.FiledOrder": {
            readonly order: components["schemas"]["MassWarfare.Order"];
            readonly fallback: components["schemas"]["MassWarfare.Fallback"];
        };
        /** @enum {unknown} */
        readonly "MassWarfare.FiledWord": "assault" | "bases" | "guns" | "march" | "production" | "repairs" | "sail" | "seaFire" | "sorties" | "transfers";
        /** @description Of ships in step 9, of artillery in step 11. */
        readonly "MassWarfare.FireOrder": {
            /** @constant */
            readonly type: "fire";
            readonly unit: string;
            readonly target: components["schemas"]["MassWarfare.Target"];
        };
        /** @description `plane` null: it holds its fire. */
        readonly "MassWarfare.FlakCommand": {
            /** @constant */
            readonly type: "flak";
            readonly unit: string;
            readonly plane: null | string;
        };
        /** @description A hex by its axial coordinates [q, r]: q grows to the east, r to the south, flat sides at north and south. */
        readonly "MassWarfare.Hex": readonly [
            number,
            number
        ];
        readonly "MassWarfare.LandOrder": {
            /** @constant */
            readonly type: "land";
            readonly unit: string;
            readonly to: components["schemas"]["MassWarfare.Hex"];
        };
        /** @description An airfield by its hex, or a carrier by its id. */
        readonly "MassWarfare.Landing": components["schemas"]["MassWarfare.Hex"] | string;
        /** @description MW-162: the match plays it for a player who resigns or is absent; players never give it. */
        readonly "MassWarfare.LeaveCommand": {
            /** @constant */
            readonly type: "leave";
            /** @enum {unknown} */
            readonly why: "resignation" | "timeout";
        };
        /** @enum {unknown} */
        readonly "MassWarfare.LeftWhy": "eliminated" | "resigned";
        /** @description Where a unit ends, never its path: nothing happens on the way (MW-056). */
        readonly "MassWarfare.MarchOrder": {
            /** @constant */
            readonly type: "march";
            readonly unit: string;
            readonly to: components["schemas"]["MassWarfare.Hex"];
        };
        readonly "MassWarfare.Options": {
            /** @enum {unknown} */
            readonly pace: "brisk" | "sealed" | "strict" | "windows";
            /** @description MW-169: per cent; 100 = as printed. */
            readonly conquestShare: number;
            readonly turnLimit: number;
            /** @enum {unknown} */
            readonly freePlacement: "off" | "on";
            readonly startMetal: number;
            readonly startOil: number;
        };
        /** @description What may be done at once, planned, or filed for a later step. */
        readonly "MassWarfare.Order": components["schemas"]["MassWarfare.AttackOrder"] | components["schemas"]["MassWarfare.BaseOrder"] | components["schemas"]["MassWarfare.BoardOrder"] | components["schemas"]["MassWarfare.BuildOrder"] | components["schemas"]["MassWarfare.FireOrder"] | components["schemas"]["MassWarfare.LandOrder"] | components["schemas"]["MassWarfare.MarchOrder"] | components["schemas"]["MassWarfare.RepairOrder"] | components["schemas"]["MassWarfare.SailOrder"] | components["schemas"]["MassWarfare.SortieOrder"] | components["schemas"]["MassWarfare.TransferOrder"];
        /** @description `dropped`: filed orders that could not be executed; empty where a person passes. */
        readonly "MassWarfare.PassCommand": {
            /** @constant */
            readonly type: "pass";
            readonly dropped: readonly components["schemas"]["MassWarfare.Dropped"][];
        };
        /** @description A hex and what it is called: "Zeven", "2 from Zeven", or its numbers where no city is on the map. */
        readonly "MassWarfare.Place": {
            readonly hex: components["schemas"]["MassWarfare.Hex"];
            readonly name: string;
        };
        /** @description MW-011: one Infantry, by the option `freePlacement`. */
        readonly "MassWarfare.PlaceCommand": {
            /** @constant */
            readonly type: "place";
            readonly at: components["schemas"]["MassWarfare.Hex"];
        };
        readonly "MassWarfare.PlacedUnit": {
            readonly id: string;
            /** @description Null of what is carried. */
            readonly hex: components["schemas"]["MassWarfare.Hex"] | null;
            readonly carrier: null | string;
            readonly fire: number;
        };
        /** @description An order for a later step of this turn (THE-RULES "Windows"), as its owner sees it. */
        readonly "MassWarfare.Plan": {
            readonly order: components["schemas"]["MassWarfare.Order"];
            readonly fallback: components["schemas"]["MassWarfare.Fallback"];
            /** @enum {unknown} */
            readonly step: 10 | 11 | 12 | 17 | 19 | 2 | 20 | 7 | 8 | 9;
        };
        /** @description For a step of the packet that is only planned: kept in private, and done when the step runs (MW-175). */
        readonly "MassWarfare.PlanCommand": {
            /** @constant */
            readonly type: "plan";
            readonly order: components["schemas"]["MassWarfare.Order"];
            readonly fallback: components["schemas"]["MassWarfare.Fallback"];
        };
        readonly "MassWarfare.Player": {
            readonly metal: number;
            readonly oil: number;
            /** @description Null while the player is active. */
            readonly left: null | {
                readonly why: components["schemas"]["MassWarfare.LeftWhy"];
                readonly turn: number;
                readonly step: number;
            };
        };
        /** @description MW-174: the packet is complete. */
        readonly "MassWarfare.ReadyCommand": {
            /** @constant */
            readonly type: "ready";
        };
        readonly "MassWarfare.RepairOrder": {
            /** @constant */
            readonly type: "repair";
            readonly at: components["schemas"]["MassWarfare.Hex"];
        };
        readonly "MassWarfare.Report": {
            readonly reason: string;
            readonly turns: number;
            readonly map: string;
            readonly places: readonly {
                /** @enum {unknown} */
                readonly side: "s1" | "s2" | "s3" | "s4";
                readonly place: number;
                readonly score: null | number;
            }[];
            readonly holdings: readonly {
                /** @enum {unknown} */
                readonly side: "s1" | "s2" | "s3" | "s4";
                readonly people: number;
                readonly cities: number;
                readonly units: number;
                readonly metal: number;
                readonly oil: number;
                /** @description The turn in which the side left; null: it was there to the end. */
                readonly leftIn: null | number;
            }[];
        };
        readonly "MassWarfare.Reserves": {
            readonly metal: number;
            readonly oil: number;
        };
        /** @description The hexes of one row from west to east, the first at `q`. */
        readonly "MassWarfare.Row": {
            readonly r: number;
            readonly q: number;
            readonly cells: readonly ("A1" | "A2" | "A3" | "BA" | "BR" | "C1" | "C2" | "C3" | "C4" | "C5" | "C6" | "DE" | "FO" | "MA" | "MI" | "MO" | "MP" | "OI" | "WA")[];
        };
        readonly "MassWarfare.SailOrder": {
            /** @constant */
            readonly type: "sail";
            readonly unit: string;
            readonly to: components["schemas"]["MassWarfare.Hex"];
        };
        /** @description Null = by the options and the map. */
        readonly "MassWarfare.ScenarioDocument": {
            /** @description Options that this scenario fixes, whatever the match says. */
            readonly options: {
                /** @enum {unknown} */
                readonly pace?: "brisk" | "sealed" | "strict" | "windows";
                /** @description MW-169: per cent; 100 = as printed. */
                readonly conquestShare?: number;
                readonly turnLimit?: number;
                /** @enum {unknown} */
                readonly freePlacement?: "off" | "on";
                readonly startMetal?: number;
                readonly startOil?: number;
            };
            /** @description The id of a listed or generated map, or a text in the form `fpmap`. */
            readonly map: string;
            readonly seats: readonly components["schemas"]["MassWarfare.SeatPlaces"][] | null;
            readonly control: null | {
                readonly s1?: readonly components["schemas"]["MassWarfare.Hex"][];
                readonly s2?: readonly components["schemas"]["MassWarfare.Hex"][];
                readonly s3?: readonly components["schemas"]["MassWarfare.Hex"][];
                readonly s4?: readonly components["schemas"]["MassWarfare.Hex"][];
            };
            readonly bases: readonly {
                readonly hex: components["schemas"]["MassWarfare.Hex"];
                /** @enum {unknown} */
                readonly base: "airf" | "fact" | "fort" | "port";
            }[] | null;
            readonly fire: readonly {
                readonly hex: components["schemas"]["MassWarfare.Hex"];
                readonly counters: number;
            }[] | null;
            readonly units: readonly components["schemas"]["MassWarfare.PlacedUnit"][] | null;
            readonly reserves: null | {
                readonly s1?: components["schemas"]["MassWarfare.Reserves"];
                readonly s2?: components["schemas"]["MassWarfare.Reserves"];
                readonly s3?: components["schemas"]["MassWarfare.Reserves"];
                readonly s4?: components["schemas"]["MassWarfare.Reserves"];
            };
            readonly turn: number;
            readonly step: number;
            readonly order: readonly ("s1" | "s2" | "s3" | "s4")[] | null;
        };
        readonly "MassWarfare.ScrambleCommand": {
            /** @constant */
            readonly type: "scramble";
            readonly unit: string;
            readonly plane: string;
        };
        readonly "MassWarfare.ScrambleOrders": {
            /** @enum {unknown} */
            readonly mode: "always" | "ask" | "never";
            /** @description Fighters that stay down. */
            readonly minReserve: number;
            /** @description Fighters against one plane, at most. */
            readonly perTarget: number;
            readonly only: readonly ("airfield" | "bomber" | "bridge" | "carrier" | "city" | "factory" | "farm" | "fighter" | "fortification" | "mine" | "oilField" | "port" | "unit")[];
        };
        /** @description MW-011: what is printed for one seat. */
        readonly "MassWarfare.SeatPlaces": {
            readonly home: components["schemas"]["MassWarfare.Hex"];
            readonly factory: components["schemas"]["MassWarfare.Hex"];
            readonly infantry: readonly components["schemas"]["MassWarfare.Hex"][];
        };
        readonly "MassWarfare.Sortie": {
            readonly plane: string;
            readonly aim: components["schemas"]["MassWarfare.Aim"];
            /**
             * @description MW-064: whose the target is; null: nobody defends it.
             * @enum {unknown}
             */
            readonly against: "s1" | "s2" | "s3" | "s4" | null;
            /** @description Fighters sent up against it, in order. */
            readonly fighters: readonly string[];
            /** @description MW-065: whether its return shot has been settled. */
            readonly answered: boolean;
        };
        readonly "MassWarfare.SortieOrder": {
            /** @constant */
            readonly type: "sortie";
            readonly unit: string;
            readonly target: components["schemas"]["MassWarfare.Target"];
        };
        readonly "MassWarfare.Standing": {
            readonly scramble: components["schemas"]["MassWarfare.ScrambleOrders"];
            /** @enum {unknown} */
            readonly flak: "fire" | "hold";
            readonly flakPriority: readonly ("bmb" | "ftr")[];
            /** @description Bases to prefer when the carrier a plane left is gone. */
            readonly landing: readonly components["schemas"]["MassWarfare.Landing"][];
            readonly repairBridges: ("all" | "ask" | "none") | readonly components["schemas"]["MassWarfare.Hex"][];
            /**
             * @description Whether step 7 asks; null: as the pace has it, which asks under `strict` alone. What was filed for it runs anyway.
             * @enum {unknown}
             */
            readonly transfers: "ask" | "skip" | null;
            /**
             * @description Which of two attacks a page offers first; nothing is answered by it.
             * @enum {unknown}
             */
            readonly autoAdvance: "always" | "ask" | "never";
            readonly passes: readonly ("assault" | "bases" | "guns" | "march" | "production" | "sail" | "seaFire" | "sorties")[];
        };
        /** @description Standing orders of your own, all but what is filed. */
        readonly "MassWarfare.StandingCommand": {
            /** @constant */
            readonly type: "standing";
            readonly orders: components["schemas"]["MassWarfare.Standing"];
        };
        readonly "MassWarfare.StandingOrders": {
            readonly scramble: components["schemas"]["MassWarfare.ScrambleOrders"];
            /** @enum {unknown} */
            readonly flak: "fire" | "hold";
            readonly flakPriority: readonly ("bmb" | "ftr")[];
            /** @description Bases to prefer when the carrier a plane left is gone. */
            readonly landing: readonly components["schemas"]["MassWarfare.Landing"][];
            readonly repairBridges: ("all" | "ask" | "none") | readonly components["schemas"]["MassWarfare.Hex"][];
            /**
             * @description Whether step 7 asks; null: as the pace has it, which asks under `strict` alone. What was filed for it runs anyway.
             * @enum {unknown}
             */
            readonly transfers: "ask" | "skip" | null;
            /**
             * @description Which of two attacks a page offers first; nothing is answered by it.
             * @enum {unknown}
             */
            readonly autoAdvance: "always" | "ask" | "never";
            readonly passes: readonly ("assault" | "bases" | "guns" | "march" | "production" | "sail" | "seaFire" | "sorties")[];
            readonly filed: components["schemas"]["MassWarfare.Filed"];
        };
        /** @description MW-110: what step 14 found; the smaller of the two is the unit limit of the turn. */
        readonly "MassWarfare.Supply": {
            readonly food: number;
            readonly people: number;
        };
        /** @description A unit, or the infrastructure of a hex. */
        readonly "MassWarfare.Target": components["schemas"]["MassWarfare.Hex"] | string;
        readonly "MassWarfare.TransferOrder": {
            /** @constant */
            readonly type: "transfer";
            readonly unit: string;
            readonly to: components["schemas"]["MassWarfare.Landing"];
        };
        readonly "MassWarfare.Unit": {
            /** @description `s<seat>-<type>-<n>`, n never used again. */
            readonly id: string;
            /** @enum {unknown} */
            readonly type: "aa" | "art" | "bmb" | "car" | "ftr" | "inf" | "mech" | "sub" | "tank" | "trn" | "war";
            /** @enum {unknown} */
            readonly owner: "s1" | "s2" | "s3" | "s4";
            /** @description Of a plane the hex of its base, in the air too; of what is carried that of its carrier. */
            readonly at: number;
            readonly carrier: null | string;
            /** @description 0 to 6 (MW-009). */
            readonly fire: number;
            readonly moved: boolean;
            readonly attacked: boolean;
            readonly inAir: boolean;
            readonly flakFired: boolean;
        };
        readonly "MassWarfare.View": {
            /** @enum {unknown} */
            readonly viewer: "s1" | "s2" | "s3" | "s4" | null;
            readonly war: components["schemas"]["MassWarfare.War"];
            /** @description One's own planned and filed orders of this turn. */
            readonly plans: readonly components["schemas"]["MassWarfare.Plan"][];
            /** @description MW-174: whether your own packet is closed. */
            readonly ready: boolean;
        };
        /** @description All that everybody may know. */
        readonly "MassWarfare.War": {
            readonly options: components["schemas"]["MassWarfare.Options"];
            /** @description What never changes: its ground is remembered by this object. */
            readonly map: components["schemas"]["MassWarfare.FieldMap"];
            /** @description The seats of this match, in number order. */
            readonly sides: readonly ("s1" | "s2" | "s3" | "s4")[];
            readonly turn: number;
            /** @description THE-RULES "The twenty steps": 1 to 20; 0 while Infantry is placed. */
            readonly step: number;
            readonly cursor: components["schemas"]["MassWarfare.Cursor"];
            /** @description Whether the player awaited has a choice here. Where not, what they left for the step is done, and it ends (MW-175). */
            readonly asks: boolean;
            /** @description Actions since the turn reached this place, as `orders/done.ts` writes them. */
            readonly done: readonly string[];
            /** @description MW-040: the order of this turn. */
            readonly order: readonly ("s1" | "s2" | "s3" | "s4")[];
            readonly players: {
                readonly s1?: components["schemas"]["MassWarfare.Player"];
                readonly s2?: components["schemas"]["MassWarfare.Player"];
                readonly s3?: components["schemas"]["MassWarfare.Player"];
                readonly s4?: components["schemas"]["MassWarfare.Player"];
            };
            /** @description Units of each side, lowest id first. */
            readonly armies: {
                readonly s1?: readonly components["schemas"]["MassWarfare.Unit"][];
                readonly s2?: readonly components["schemas"]["MassWarfare.Unit"][];
                readonly s3?: readonly components["schemas"]["MassWarfare.Unit"][];
                readonly s4?: readonly components["schemas"]["MassWarfare.Unit"][];
            };
            /** @description Numbers of the last unit made, by side and type. */
            readonly made: {
                readonly s1?: {
                    readonly inf?: number;
                    readonly tank?: number;
                    readonly art?: number;
                    readonly mech?: number;
                    readonly aa?: number;
                    readonly ftr?: number;
                    readonly bmb?: number;
                    readonly trn?: number;
                    readonly war?: number;
                    readonly car?: number;
                    readonly sub?: number;
                };
                readonly s2?: {
                    readonly inf?: number;
                    readonly tank?: number;
                    readonly art?: number;
                    readonly mech?: number;
                    readonly aa?: number;
                    readonly ftr?: number;
                    readonly bmb?: number;
                    readonly trn?: number;
                    readonly war?: number;
                    readonly car?: number;
                    readonly sub?: number;
                };
                readonly s3?: {
                    readonly inf?: number;
                    readonly tank?: number;
                    readonly art?: number;
                    readonly mech?: number;
                    readonly aa?: number;
                    readonly ftr?: number;
                    readonly bmb?: number;
                    readonly trn?: number;
                    readonly war?: number;
                    readonly car?: number;
                    readonly sub?: number;
                };
                readonly s4?: {
                    readonly inf?: number;
                    readonly tank?: number;
                    readonly art?: number;
                    readonly mech?: number;
                    readonly aa?: number;
                    readonly ftr?: number;
                    readonly bmb?: number;
                    readonly trn?: number;
                    readonly war?: number;
                    readonly car?: number;
                    readonly sub?: number;
                };
            };
            /** @description By hex: the number of the seat that controls it, 0 = nobody. */
            readonly control: readonly number[];
            readonly bases: {
                readonly [key: string]: "airf" | "fact" | "fort" | "port";
            };
            /** @description Fire counters on infrastructure, where there are any. */
            readonly fire: {
                readonly [key: string]: number;
            };
            readonly sorties: readonly components["schemas"]["MassWarfare.Sortie"][];
            /** @description How many sorties a side has passed on in step 3 of this turn. */
            readonly faced: {
                readonly s1?: number;
                readonly s2?: number;
                readonly s3?: number;
                readonly s4?: number;
            };
            /** @description MW-104: who may advance, and where to, in the order of attacks. */
            readonly advances: readonly {
                readonly unit: string;
                readonly to: number;
            }[];
            readonly supply: {
                readonly s1?: components["schemas"]["MassWarfare.Supply"];
                readonly s2?: components["schemas"]["MassWarfare.Supply"];
                readonly s3?: components["schemas"]["MassWarfare.Supply"];
                readonly s4?: components["schemas"]["MassWarfare.Supply"];
            };
            readonly sitesUsed: readonly number[];
            readonly repaired: readonly number[];
            /** @description MW-164: whether this turn has had an event, and turns in a row without one before it. */
            readonly eventful: boolean;
            readonly quiet: number;
            readonly outcome: null | {
                readonly reason: string;
                readonly places: readonly {
                    /** @enum {unknown} */
                    readonly side: "s1" | "s2" | "s3" | "s4";
                    readonly place: number;
                    readonly score: null | number;
                }[];
            };
        };
        /** @description Withdraws all orders filed and planned for a step, or one of them. */
        readonly "MassWarfare.WithdrawCommand": {
            /** @constant */
            readonly type: "withdraw";
            readonly step: components["schemas"]["MassWarfare.FiledWord"];
            readonly order: components["schemas"]["MassWarfare.AttackOrder"] | components["schemas"]["MassWarfare.BaseOrder"] | components["schemas"]["MassWarfare.BoardOrder"] | components["schemas"]["MassWarfare.BuildOrder"] | components["schemas"]["MassWarfare.FireOrder"] | components["schemas"]["MassWarfare.LandOrder"] | components["schemas"]["MassWarfare.MarchOrder"] | components["schemas"]["MassWarfare.RepairOrder"] | components["schemas"]["MassWarfare.SailOrder"] | components["schemas"]["MassWarfare.SortieOrder"] | components["schemas"]["MassWarfare.TransferOrder"] | null;
        };
        readonly "WorldWarAwesome.options": components["schemas"]["WorldWarAwesome.Options"];
        readonly "WorldWarAwesome.scenario": components["schemas"]["WorldWarAwesome.ScenarioDocument"];
        readonly "WorldWarAwesome.command": components["schemas"]["WorldWarAwesome.Command"];
        readonly "WorldWarAwesome.view": components["schemas"]["WorldWarAwesome.View"];
        readonly "WorldWarAwesome.notice": components["schemas"]["WorldWarAwesome.Event"];
        readonly "WorldWarAwesome.standingOrders": components["schemas"]["WorldWarAwesome.StandingOrders"];
        readonly "WorldWarAwesome.report": components["schemas"]["WorldWarAwesome.Report"];
        readonly "WorldWarAwesome.Act": {
            /** @constant */
            readonly type: "main.act";
            readonly action: components["schemas"]["WorldWarAwesome.Action"];
        };
        /** @description One action, so a mount or your own weapon, never both (WWA-102). */
        readonly "WorldWarAwesome.Action": components["schemas"]["WorldWarAwesome.AttackAction"] | components["schemas"]["WorldWarAwesome.MeleeAction"] | components["schemas"]["WorldWarAwesome.MountAction"] | {
            /** @constant */
            readonly type: "connect";
        } | {
            /** @constant */
            readonly type: "deploy";
            readonly dir: number;
        } | {
            /** @constant */
            readonly type: "disconnect";
        } | {
            /** @constant */
            readonly type: "load";
            /** @enum {unknown} */
            readonly attack: "AKIMBO" | "ARC" | "ARCLANCE" | "ATGUN" | "ATGUN-L" | "ATRIFLE" | "AUTOCANNON" | "AUTORIFLE" | "BAYONET" | "BAZOOKA" | "BUNDLE" | "CARBINE" | "COAX" | "DEMO" | "FAUST" | "FLAME" | "GRENADE" | "HMG" | "HOWITZER" | "KNIFE" | "LMG" | "MG-GER-AP" | "MG-GER-HE" | "MG-SOV-AP" | "MG-SOV-HE" | "MG-USA-CAN" | "MG-USA-HE" | "MORTAR" | "MT-FLAK" | "MT-HOW" | "MT-MG" | "MT-TWIN" | "PAW" | "PISTOL" | "RIFLE" | "SABRE" | "SAPPER" | "SHOTGUN" | "SMG" | "SNIPER" | "TESLA" | "WRENCH";
        } | {
            /** @constant */
            readonly type: "sabotageCore";
            readonly core: string;
        } | {
            /** @constant */
            readonly type: "undeploy";
        };
        readonly "WorldWarAwesome.Activate": {
            /** @constant */
            readonly type: "main.activate";
            readonly unit: string;
            readonly move: null | {
                /** @constant */
                readonly mode: "jet";
                readonly to: components["schemas"]["WorldWarAwesome.Pos"];
                readonly steps: number;
            } | {
                /** @constant */
                readonly mode: "walk";
                readonly to: components["schemas"]["WorldWarAwesome.Pos"];
            };
            readonly action: components["schemas"]["WorldWarAwesome.AttackAction"] | components["schemas"]["WorldWarAwesome.MeleeAction"] | components["schemas"]["WorldWarAwesome.MountAction"] | null | {
                /** @constant */
                readonly type: "connect";
            } | {
                /** @constant */
                readonly type: "deploy";
                readonly dir: number;
            } | {
                /** @constant */
                readonly type: "disconnect";
            } | {
                /** @constant */
                readonly type: "load";
                /** @enum {unknown} */
                readonly attack: "AKIMBO" | "ARC" | "ARCLANCE" | "ATGUN" | "ATGUN-L" | "ATRIFLE" | "AUTOCANNON" | "AUTORIFLE" | "BAYONET" | "BAZOOKA" | "BUNDLE" | "CARBINE" | "COAX" | "DEMO" | "FAUST" | "FLAME" | "GRENADE" | "HMG" | "HOWITZER" | "KNIFE" | "LMG" | "MG-GER-AP" | "MG-GER-HE" | "MG-SOV-AP" | "MG-SOV-HE" | "MG-USA-CAN" | "MG-USA-HE" | "MORTAR" | "MT-FLAK" | "MT-HOW" | "MT-MG" | "MT-TWIN" | "PAW" | "PISTOL" | "RIFLE" | "SABRE" | "SAPPER" | "SHOTGUN" | "SMG" | "SNIPER" | "TESLA" | "WRENCH";
            } | {
                /** @constant */
                readonly type: "sabotageCore";
                readonly core: string;
            } | {
                /** @constant */
                readonly type: "undeploy";
            };
        };
        readonly "WorldWarAwesome.AttackAction": {
            /** @constant */
            readonly type: "attack";
            /** @enum {unknown} */
            readonly attack: "AKIMBO" | "ARC" | "ARCLANCE" | "ATGUN" | "ATGUN-L" | "ATRIFLE" | "AUTOCANNON" | "AUTORIFLE" | "BAYONET" | "BAZOOKA" | "BUNDLE" | "CARBINE" | "COAX" | "DEMO" | "FAUST" | "FLAME" | "GRENADE" | "HMG" | "HOWITZER" | "KNIFE" | "LMG" | "MG-GER-AP" | "MG-GER-HE" | "MG-SOV-AP" | "MG-SOV-HE" | "MG-USA-CAN" | "MG-USA-HE" | "MORTAR" | "MT-FLAK" | "MT-HOW" | "MT-MG" | "MT-TWIN" | "PAW" | "PISTOL" | "RIFLE" | "SABRE" | "SAPPER" | "SHOTGUN" | "SMG" | "SNIPER" | "TESLA" | "WRENCH";
            readonly target: components["schemas"]["WorldWarAwesome.Target"];
            /** @description WWA-069 */
            readonly second: components["schemas"]["WorldWarAwesome.UnitTarget"] | null;
        };
        /** @description WWA-082: where it lies, and on what it travels. */
        readonly "WorldWarAwesome.Charge": {
            readonly id: string;
            /** @enum {unknown} */
            readonly owner: "A" | "B";
            /** @enum {unknown} */
            readonly attack: "AKIMBO" | "ARC" | "ARCLANCE" | "ATGUN" | "ATGUN-L" | "ATRIFLE" | "AUTOCANNON" | "AUTORIFLE" | "BAYONET" | "BAZOOKA" | "BUNDLE" | "CARBINE" | "COAX" | "DEMO" | "FAUST" | "FLAME" | "GRENADE" | "HMG" | "HOWITZER" | "KNIFE" | "LMG" | "MG-GER-AP" | "MG-GER-HE" | "MG-SOV-AP" | "MG-SOV-HE" | "MG-USA-CAN" | "MG-USA-HE" | "MORTAR" | "MT-FLAK" | "MT-HOW" | "MT-MG" | "MT-TWIN" | "PAW" | "PISTOL" | "RIFLE" | "SABRE" | "SAPPER" | "SHOTGUN" | "SMG" | "SNIPER" | "TESLA" | "WRENCH";
            readonly at: components["schemas"]["WorldWarAwesome.Pos"];
            readonly on: null | {
                readonly hex: components["schemas"]["WorldWarAwesome.Hex"];
            } | {
                /** @enum {unknown} */
                readonly tank: "A" | "B";
                readonly id: string;
            } | {
                readonly unit: string;
            };
            readonly due: number;
        };
        readonly "WorldWarAwesome.Command": components["schemas"]["WorldWarAwesome.Act"] | components["schemas"]["WorldWarAwesome.Activate"] | components["schemas"]["WorldWarAwesome.DeployDevice"] | components["schemas"]["WorldWarAwesome.DeployUnit"] | components["schemas"]["WorldWarAwesome.End"] | components["schemas"]["WorldWarAwesome.Execute"] | components["schemas"]["WorldWarAwesome.Pass"] | components["schemas"]["WorldWarAwesome.PlanOrder"] | components["schemas"]["WorldWarAwesome.QueuePass"] | components["schemas"]["WorldWarAwesome.RoundOrders"] | components["schemas"]["WorldWarAwesome.SetOrders"] | components["schemas"]["WorldWarAwesome.SetupSupport"] | components["schemas"]["WorldWarAwesome.SetupTank"] | components["schemas"]["WorldWarAwesome.Throw"] | components["schemas"]["WorldWarAwesome.UseDevice"] | {
            /** @constant */
            readonly type: "deploy.pass";
        };
        /** @description WWA-130: a device under a cup; only its owner knows which. */
        readonly "WorldWarAwesome.Covered": {
            readonly id: string;
            /** @enum {unknown} */
            readonly design: "GER-D1" | "GER-D2" | "GER-D3" | "GER-D4" | "GER-D5" | "GER-D6" | "GER-D7" | "GER-D8" | "PRESENCE" | "SOV-D1" | "SOV-D2" | "SOV-D3" | "SOV-D4" | "SOV-D5" | "SOV-D6" | "SOV-D7" | "TR-FIRE" | "TR-MOVE" | "USA-D1" | "USA-D2" | "USA-D3" | "USA-D4" | "USA-D5" | "USA-D6" | "USA-D7" | "USA-D8";
            /** @enum {unknown} */
            readonly owner: "A" | "B";
            /** @enum {unknown} */
            readonly region: "F1" | "F10" | "F11" | "F12" | "F2" | "F3" | "F4" | "F5" | "F6" | "F7" | "F8" | "F9";
            readonly token: boolean;
            readonly cup: number;
        };
        /**
         * @description Why a unit is gone.
         * @enum {unknown}
         */
        readonly "WorldWarAwesome.Death": "blast" | "feedback" | "impact" | "melee" | "runOver" | "shot" | "suicide" | "tank";
        /** @description WWA-140: a thrown unit, and the chooser. `away`: the chooser's unit. */
        readonly "WorldWarAwesome.Decision": {
            readonly unit: string;
            readonly away: string;
            /** @enum {unknown} */
            readonly chooser: "A" | "B";
            readonly legal: readonly {
                readonly dir: components["schemas"]["WorldWarAwesome.Dir"];
                readonly end: components["schemas"]["WorldWarAwesome.Pos"];
            }[];
        };
        readonly "WorldWarAwesome.DeployDevice": {
            /** @constant */
            readonly type: "deploy.device";
            /** @enum {unknown} */
            readonly token: "GER-T01" | "GER-T02" | "GER-T03" | "GER-T04" | "GER-T05" | "GER-T06" | "GER-T07" | "GER-T08" | "GER-T09" | "GER-T10" | "GER-T11" | "GER-T12" | "GER-T13" | "GER-T14" | "SOV-T01" | "SOV-T02" | "SOV-T03" | "SOV-T04" | "SOV-T05" | "SOV-T06" | "SOV-T07" | "SOV-T08" | "SOV-T09" | "SOV-T10" | "SOV-T11" | "SOV-T12" | "SOV-T13" | "SOV-T14" | "SOV-T15" | "USA-T01" | "USA-T02" | "USA-T03" | "USA-T04" | "USA-T05" | "USA-T06" | "USA-T07" | "USA-T08" | "USA-T09" | "USA-T10" | "USA-T11" | "USA-T12" | "USA-T13" | "USA-T14";
            readonly side: components["schemas"]["WorldWarAwesome.Face"];
            /** @enum {unknown} */
            readonly region: "F1" | "F10" | "F11" | "F12" | "F2" | "F3" | "F4" | "F5" | "F6" | "F7" | "F8" | "F9";
        };
        /** @description `via`: its own tank, or a commander (WWA-094). */
        readonly "WorldWarAwesome.DeployUnit": {
            /** @constant */
            readonly type: "deploy.unit";
            /** @enum {unknown} */
            readonly token: "GER-T01" | "GER-T02" | "GER-T03" | "GER-T04" | "GER-T05" | "GER-T06" | "GER-T07" | "GER-T08" | "GER-T09" | "GER-T10" | "GER-T11" | "GER-T12" | "GER-T13" | "GER-T14" | "SOV-T01" | "SOV-T02" | "SOV-T03" | "SOV-T04" | "SOV-T05" | "SOV-T06" | "SOV-T07" | "SOV-T08" | "SOV-T09" | "SOV-T10" | "SOV-T11" | "SOV-T12" | "SOV-T13" | "SOV-T14" | "SOV-T15" | "USA-T01" | "USA-T02" | "USA-T03" | "USA-T04" | "USA-T05" | "USA-T06" | "USA-T07" | "USA-T08" | "USA-T09" | "USA-T10" | "USA-T11" | "USA-T12" | "USA-T13" | "USA-T14";
            readonly side: components["schemas"]["WorldWarAwesome.Face"];
            readonly pos: components["schemas"]["WorldWarAwesome.Pos"];
            readonly via: string;
        };
        /** @description A token and where it is played. */
        readonly "WorldWarAwesome.Deployment": components["schemas"]["WorldWarAwesome.DeployDevice"] | components["schemas"]["WorldWarAwesome.DeployUnit"];
        readonly "WorldWarAwesome.Device": {
            readonly id: string;
            /** @enum {unknown} */
            readonly design: "GER-D1" | "GER-D2" | "GER-D3" | "GER-D4" | "GER-D5" | "GER-D6" | "GER-D7" | "GER-D8" | "PRESENCE" | "SOV-D1" | "SOV-D2" | "SOV-D3" | "SOV-D4" | "SOV-D5" | "SOV-D6" | "SOV-D7" | "TR-FIRE" | "TR-MOVE" | "USA-D1" | "USA-D2" | "USA-D3" | "USA-D4" | "USA-D5" | "USA-D6" | "USA-D7" | "USA-D8";
            /** @enum {unknown} */
            readonly owner: "A" | "B";
            /** @enum {unknown} */
            readonly region: "F1" | "F10" | "F11" | "F12" | "F2" | "F3" | "F4" | "F5" | "F6" | "F7" | "F8" | "F9";
            readonly token: boolean;
        };
        /**
         * @description WWA-025: clockwise, 0 = east.
         * @enum {unknown}
         */
        readonly "WorldWarAwesome.Dir": 0 | 1 | 2 | 3 | 4 | 5;
        readonly "WorldWarAwesome.End": {
            /** @constant */
            readonly type: "main.end";
        };
        /** @description WWA-139: the record holds the full truth. */
        readonly "WorldWarAwesome.Event": {
            /** @constant */
            readonly type: "acted";
            /** @enum {unknown} */
            readonly side: "A" | "B";
            readonly unit: string;
            readonly action: components["schemas"]["WorldWarAwesome.AttackAction"] | components["schemas"]["WorldWarAwesome.MeleeAction"] | components["schemas"]["WorldWarAwesome.MountAction"] | null | {
                /** @constant */
                readonly type: "connect";
            } | {
                /** @constant */
                readonly type: "deploy";
                readonly dir: number;
            } | {
                /** @constant */
                readonly type: "disconnect";
            } | {
                /** @constant */
                readonly type: "load";
                /** @enum {unknown} */
                readonly attack: "AKIMBO" | "ARC" | "ARCLANCE" | "ATGUN" | "ATGUN-L" | "ATRIFLE" | "AUTOCANNON" | "AUTORIFLE" | "BAYONET" | "BAZOOKA" | "BUNDLE" | "CARBINE" | "COAX" | "DEMO" | "FAUST" | "FLAME" | "GRENADE" | "HMG" | "HOWITZER" | "KNIFE" | "LMG" | "MG-GER-AP" | "MG-GER-HE" | "MG-SOV-AP" | "MG-SOV-HE" | "MG-USA-CAN" | "MG-USA-HE" | "MORTAR" | "MT-FLAK" | "MT-HOW" | "MT-MG" | "MT-TWIN" | "PAW" | "PISTOL" | "RIFLE" | "SABRE" | "SAPPER" | "SHOTGUN" | "SMG" | "SNIPER" | "TESLA" | "WRENCH";
            } | {
                /** @constant */
                readonly type: "sabotageCore";
                readonly core: string;
            } | {
                /** @constant */
                readonly type: "undeploy";
            };
        } | {
            /** @constant */
            readonly type: "activated";
            /** @enum {unknown} */
            readonly side: "A" | "B";
            readonly unit: string;
            readonly move: null | {
                /** @constant */
                readonly mode: "jet";
                readonly to: components["schemas"]["WorldWarAwesome.Pos"];
                readonly steps: number;
            } | {
                /** @constant */
                readonly mode: "walk";
                readonly to: components["schemas"]["WorldWarAwesome.Pos"];
            };
            readonly action: components["schemas"]["WorldWarAwesome.AttackAction"] | components["schemas"]["WorldWarAwesome.MeleeAction"] | components["schemas"]["WorldWarAwesome.MountAction"] | null | {
                /** @constant */
                readonly type: "connect";
            } | {
                /** @constant */
                readonly type: "deploy";
                readonly dir: number;
            } | {
                /** @constant */
                readonly type: "disconnect";
            } | {
                /** @constant */
                readonly type: "load";
                /** @enum {unknown} */
                readonly attack: "AKIMBO" | "ARC" | "ARCLANCE" | "ATGUN" | "ATGUN-L" | "ATRIFLE" | "AUTOCANNON" | "AUTORIFLE" | "BAYONET" | "BAZOOKA" | "BUNDLE" | "CARBINE" | "COAX" | "DEMO" | "FAUST" | "FLAME" | "GRENADE" | "HMG" | "HOWITZER" | "KNIFE" | "LMG" | "MG-GER-AP" | "MG-GER-HE" | "MG-SOV-AP" | "MG-SOV-HE" | "MG-USA-CAN" | "MG-USA-HE" | "MORTAR" | "MT-FLAK" | "MT-HOW" | "MT-MG" | "MT-TWIN" | "PAW" | "PISTOL" | "RIFLE" | "SABRE" | "SAPPER" | "SHOTGUN" | "SMG" | "SNIPER" | "TESLA" | "WRENCH";
            } | {
                /** @constant */
                readonly type: "sabotageCore";
                readonly core: string;
            } | {
                /** @constant */
                readonly type: "undeploy";
            };
        } | {
            /** @constant */
            readonly type: "asked";
            readonly decision: components["schemas"]["WorldWarAwesome.Decision"];
            readonly phase: components["schemas"]["WorldWarAwesome.Phase"];
            /** @enum {unknown} */
            readonly side: "A" | "B";
        } | {
            /** @constant */
            readonly type: "burnedOut";
        } | {
            /** @constant */
            readonly type: "chargeLaid";
            readonly charge: components["schemas"]["WorldWarAwesome.Charge"];
        } | {
            /** @constant */
            readonly type: "chargeLeft";
            readonly charge: string;
            readonly at: components["schemas"]["WorldWarAwesome.Pos"];
        } | {
            /** @constant */
            readonly type: "coin";
            /** @enum {unknown} */
            readonly side: "A" | "B";
        } | {
            /** @constant */
            readonly type: "connected";
            readonly unit: string;
            readonly presence: components["schemas"]["WorldWarAwesome.Device"];
        } | {
            /** @constant */
            readonly type: "deployed";
            readonly unit: string;
            /** @enum {unknown} */
            readonly dir: 0 | 1 | 2 | 3 | 4 | 5 | null;
        } | {
            /** @constant */
            readonly type: "deviceEntered";
            readonly device: components["schemas"]["WorldWarAwesome.Device"];
        } | {
            /** @constant */
            readonly type: "deviceLost";
            readonly device: string;
            /** @enum {unknown} */
            readonly why: "disconnected" | "sabotage";
        } | {
            /** @constant */
            readonly type: "deviceUsed";
            /** @enum {unknown} */
            readonly side: "A" | "B";
            readonly device: null | string;
            readonly cup: null | string;
            /** @enum {unknown} */
            readonly ability: "AENC" | "AJAM" | "BENC" | "CEASE" | "CJAM" | "HOP" | "SABOTAGE" | "SHIFT";
            /** @enum {unknown} */
            readonly region: "F1" | "F10" | "F11" | "F12" | "F2" | "F3" | "F4" | "F5" | "F6" | "F7" | "F8" | "F9" | null;
            readonly targets: readonly string[];
        } | {
            /** @constant */
            readonly type: "disabled";
            readonly unit: string;
            readonly until: number;
        } | {
            /** @constant */
            readonly type: "disconnected";
            readonly unit: string;
            readonly presence: string;
        } | {
            /** @constant */
            readonly type: "drew";
            /** @enum {unknown} */
            readonly side: "A" | "B";
            /** @enum {unknown} */
            readonly token: "GER-T01" | "GER-T02" | "GER-T03" | "GER-T04" | "GER-T05" | "GER-T06" | "GER-T07" | "GER-T08" | "GER-T09" | "GER-T10" | "GER-T11" | "GER-T12" | "GER-T13" | "GER-T14" | "SOV-T01" | "SOV-T02" | "SOV-T03" | "SOV-T04" | "SOV-T05" | "SOV-T06" | "SOV-T07" | "SOV-T08" | "SOV-T09" | "SOV-T10" | "SOV-T11" | "SOV-T12" | "SOV-T13" | "SOV-T14" | "SOV-T15" | "USA-T01" | "USA-T02" | "USA-T03" | "USA-T04" | "USA-T05" | "USA-T06" | "USA-T07" | "USA-T08" | "USA-T09" | "USA-T10" | "USA-T11" | "USA-T12" | "USA-T13" | "USA-T14" | null;
        } | {
            /** @constant */
            readonly type: "encrypted";
            /** @enum {unknown} */
            readonly side: "A" | "B";
            readonly members: readonly string[];
            /** @enum {unknown} */
            readonly region: "F1" | "F10" | "F11" | "F12" | "F2" | "F3" | "F4" | "F5" | "F6" | "F7" | "F8" | "F9";
            readonly numbers: readonly number[];
            readonly cups: readonly number[] | null;
        } | {
            /** @constant */
            readonly type: "exploded";
            readonly charge: string;
            readonly at: components["schemas"]["WorldWarAwesome.Pos"];
        } | {
            /** @constant */
            readonly type: "fired";
            /** @enum {unknown} */
            readonly side: "A" | "B";
            /** @description Null: a main gun. */
            readonly unit: null | string;
            /** @enum {unknown} */
            readonly attack: "AKIMBO" | "ARC" | "ARCLANCE" | "ATGUN" | "ATGUN-L" | "ATRIFLE" | "AUTOCANNON" | "AUTORIFLE" | "BAYONET" | "BAZOOKA" | "BUNDLE" | "CARBINE" | "COAX" | "DEMO" | "FAUST" | "FLAME" | "GRENADE" | "HMG" | "HOWITZER" | "KNIFE" | "LMG" | "MG-GER-AP" | "MG-GER-HE" | "MG-SOV-AP" | "MG-SOV-HE" | "MG-USA-CAN" | "MG-USA-HE" | "MORTAR" | "MT-FLAK" | "MT-HOW" | "MT-MG" | "MT-TWIN" | "PAW" | "PISTOL" | "RIFLE" | "SABRE" | "SAPPER" | "SHOTGUN" | "SMG" | "SNIPER" | "TESLA" | "WRENCH";
            /** @description Of the tank where the mount is. */
            readonly mount: null | {
                /** @enum {unknown} */
                readonly tank: "A" | "B";
                readonly id: string;
            };
            readonly target: components["schemas"]["WorldWarAwesome.Target"];
            readonly second: components["schemas"]["WorldWarAwesome.UnitTarget"] | null;
        } | {
            /** @constant */
            readonly type: "held";
            /** @enum {unknown} */
            readonly side: "A" | "B";
        } | {
            /** @constant */
            readonly type: "hexHit";
            readonly hex: components["schemas"]["WorldWarAwesome.Hex"];
            /** @enum {unknown} */
            readonly layer: "ground" | "in:A" | "in:B";
            /** @enum {unknown} */
            readonly attack: "AKIMBO" | "ARC" | "ARCLANCE" | "ATGUN" | "ATGUN-L" | "ATRIFLE" | "AUTOCANNON" | "AUTORIFLE" | "BAYONET" | "BAZOOKA" | "BUNDLE" | "CARBINE" | "COAX" | "DEMO" | "FAUST" | "FLAME" | "GRENADE" | "HMG" | "HOWITZER" | "KNIFE" | "LMG" | "MG-GER-AP" | "MG-GER-HE" | "MG-SOV-AP" | "MG-SOV-HE" | "MG-USA-CAN" | "MG-USA-HE" | "MORTAR" | "MT-FLAK" | "MT-HOW" | "MT-MG" | "MT-TWIN" | "PAW" | "PISTOL" | "RIFLE" | "SABRE" | "SAPPER" | "SHOTGUN" | "SMG" | "SNIPER" | "TESLA" | "WRENCH";
        } | {
            /** @constant */
            readonly type: "hurt";
            readonly unit: string;
            readonly hits: number;
        } | {
            /** @constant */
            readonly type: "impact";
            readonly solid: components["schemas"]["WorldWarAwesome.Solid"];
            readonly points: number;
            /** @description The new state of a wall, or a destroyed component. */
            readonly destroyed: boolean;
        } | {
            /** @constant */
            readonly type: "jamLifted";
            readonly jam: string;
            /** @enum {unknown} */
            readonly region: "F1" | "F10" | "F11" | "F12" | "F2" | "F3" | "F4" | "F5" | "F6" | "F7" | "F8" | "F9";
        } | {
            /** @constant */
            readonly type: "jammed";
            readonly jam: components["schemas"]["WorldWarAwesome.Jam"];
        } | {
            /** @constant */
            readonly type: "loaded";
            readonly unit: string;
            /** @enum {unknown} */
            readonly attack: "AKIMBO" | "ARC" | "ARCLANCE" | "ATGUN" | "ATGUN-L" | "ATRIFLE" | "AUTOCANNON" | "AUTORIFLE" | "BAYONET" | "BAZOOKA" | "BUNDLE" | "CARBINE" | "COAX" | "DEMO" | "FAUST" | "FLAME" | "GRENADE" | "HMG" | "HOWITZER" | "KNIFE" | "LMG" | "MG-GER-AP" | "MG-GER-HE" | "MG-SOV-AP" | "MG-SOV-HE" | "MG-USA-CAN" | "MG-USA-HE" | "MORTAR" | "MT-FLAK" | "MT-HOW" | "MT-MG" | "MT-TWIN" | "PAW" | "PISTOL" | "RIFLE" | "SABRE" | "SAPPER" | "SHOTGUN" | "SMG" | "SNIPER" | "TESLA" | "WRENCH";
        } | {
            /** @constant */
            readonly type: "marked";
            readonly unit: string;
            /** @enum {unknown} */
            readonly tank: "A" | "B";
            readonly core: string;
        } | {
            /** @constant */
            readonly type: "matchEnded";
            readonly outcome: {
                readonly reason: string;
                readonly places: readonly {
                    /** @enum {unknown} */
                    readonly side: "A" | "B";
                    readonly place: number;
                    readonly score: null | number;
                }[];
            };
        } | {
            /** @constant */
            readonly type: "momentChosen";
            /** @enum {unknown} */
            readonly side: "A" | "B";
            readonly moment: number;
        } | {
            /** @constant */
            readonly type: "moved";
            readonly unit: string;
            readonly to: components["schemas"]["WorldWarAwesome.Pos"];
            /** @enum {unknown} */
            readonly how: "flee" | "jet" | "pushed" | "scatter" | "thrown" | "walk";
            readonly from: components["schemas"]["WorldWarAwesome.Pos"];
        } | {
            /** @constant */
            readonly type: "opened";
            readonly phase: components["schemas"]["WorldWarAwesome.Phase"];
            /** @enum {unknown} */
            readonly side: "A" | "B";
        } | {
            /** @constant */
            readonly type: "opsBegan";
            readonly orders: {
                readonly A: components["schemas"]["WorldWarAwesome.TankOrder"] | null;
                readonly B: components["schemas"]["WorldWarAwesome.TankOrder"] | null;
            };
            readonly jammed: {
                readonly A: {
                    readonly move: boolean;
                    readonly fire: boolean;
                };
                readonly B: {
                    readonly move: boolean;
                    readonly fire: boolean;
                };
            };
        } | {
            /** @constant */
            readonly type: "opsDone";
            /** @enum {unknown} */
            readonly side: "A" | "B";
        } | {
            /** @constant */
            readonly type: "ordered";
            /** @enum {unknown} */
            readonly side: "A" | "B";
            readonly order: components["schemas"]["WorldWarAwesome.FullOrder"] | null;
            readonly sealed: boolean;
        } | {
            /** @constant */
            readonly type: "passed";
            /** @enum {unknown} */
            readonly side: "A" | "B";
            readonly counted: boolean;
            readonly automatic: boolean;
        } | {
            /** @constant */
            readonly type: "queueLeft";
            /** @enum {unknown} */
            readonly side: "A" | "B";
            readonly left: readonly {
                readonly command: components["schemas"]["WorldWarAwesome.Activate"] | components["schemas"]["WorldWarAwesome.UseDevice"];
                /** @enum {unknown} */
                readonly code: "CHARGE_INVALID" | "DEVICE_INVALID" | "E_ABILITY" | "E_ARC" | "E_CONNECTED" | "E_CONTROL" | "E_DEPLOYED" | "E_DISABLED" | "E_EMPTY" | "E_ENCRYPTED" | "E_GUARD" | "E_HEAT" | "E_JAMMED" | "E_LIMIT" | "E_LOAD" | "E_LOS" | "E_NOT_DEPLOYED" | "E_NO_TOKEN" | "E_OCCUPIED" | "E_ORDER" | "E_PATH" | "E_PHASE" | "E_RANGE" | "E_REGION" | "E_SETUP" | "E_SHIELD" | "E_SIDE" | "E_TARGET" | "E_TURN" | "E_TURRET" | "MALFORMED" | "MAP_INVALID" | "OPTION_INVALID" | "ROUND_INVALID" | "TANK_INVALID" | "TOKEN_INVALID" | "UNIT_INVALID" | "UNREADABLE";
            }[];
        } | {
            /** @constant */
            readonly type: "removed";
            readonly unit: string;
            readonly why: components["schemas"]["WorldWarAwesome.Death"];
        } | {
            /** @constant */
            readonly type: "revealed";
            /** @enum {unknown} */
            readonly side: "A" | "B";
            readonly devices: readonly {
                readonly device: components["schemas"]["WorldWarAwesome.Device"];
                readonly cup: number;
            }[];
        } | {
            /** @constant */
            readonly type: "rolled";
            /** @enum {unknown} */
            readonly die: "armed" | "blast" | "firing" | "scatter" | "sniper" | "unarmed";
            readonly roll: number;
            /** @enum {unknown} */
            readonly face: "BLOCK" | "BLOCK_KILL" | "DISABLE" | "E" | "HIT" | "HIT_EXT" | "HIT_HEADSHOT" | "HIT_PIERCE" | "KILL" | "MISS" | "MISS_GUN" | "NE" | "NW" | "SE" | "SW" | "THROW" | "W";
            /** @description The unit that it happens to; null: a hex. */
            readonly unit: null | string;
            /** @enum {unknown} */
            readonly effect: "disable" | "hit" | "miss" | "none" | "reroll";
        } | {
            /** @constant */
            readonly type: "roundBegan";
            readonly round: number;
            /** @enum {unknown} */
            readonly first: "A" | "B";
        } | {
            /** @constant */
            readonly type: "roundEnded";
            readonly round: number;
            readonly keepMarks: boolean;
        } | {
            /** @constant */
            readonly type: "roundOrdered";
            /** @enum {unknown} */
            readonly side: "A" | "B";
            readonly order: components["schemas"]["WorldWarAwesome.FullOrder"];
            readonly tokens: readonly components["schemas"]["WorldWarAwesome.Deployment"][];
        } | {
            /** @constant */
            readonly type: "shifted";
            /** @enum {unknown} */
            readonly side: "A" | "B";
            readonly device: null | string;
            readonly cup: null | string;
            /** @enum {unknown} */
            readonly from: "F1" | "F10" | "F11" | "F12" | "F2" | "F3" | "F4" | "F5" | "F6" | "F7" | "F8" | "F9";
            /** @enum {unknown} */
            readonly to: "F1" | "F10" | "F11" | "F12" | "F2" | "F3" | "F4" | "F5" | "F6" | "F7" | "F8" | "F9";
        } | {
            /** @constant */
            readonly type: "shotLost";
            /** @enum {unknown} */
            readonly side: "A" | "B";
            /** @enum {unknown} */
            readonly why: "jammed" | "moment";
        } | {
            /** @constant */
            readonly type: "supportPlaced";
            /** @enum {unknown} */
            readonly side: "A" | "B";
            readonly at: components["schemas"]["WorldWarAwesome.Hex"] | null;
        } | {
            /** @constant */
            readonly type: "tankDestroyed";
            /** @enum {unknown} */
            readonly side: "A" | "B";
            /** @enum {unknown} */
            readonly why: "component" | "cores";
        } | {
            /** @constant */
            readonly type: "tankMoved";
            /** @enum {unknown} */
            readonly side: "A" | "B";
            readonly anchor: components["schemas"]["WorldWarAwesome.Hex"];
            readonly heading: components["schemas"]["WorldWarAwesome.Dir"];
            readonly crushed: readonly components["schemas"]["WorldWarAwesome.Hex"][];
        } | {
            /** @constant */
            readonly type: "tankPlaced";
            /** @enum {unknown} */
            readonly side: "A" | "B";
            readonly tank: components["schemas"]["WorldWarAwesome.Tank"];
        } | {
            /** @constant */
            readonly type: "tankStopped";
            /** @enum {unknown} */
            readonly side: "A" | "B";
            /** @enum {unknown} */
            readonly why: "edge" | "ground" | "support" | "tank";
        } | {
            /** @constant */
            readonly type: "threw";
            /** @enum {unknown} */
            readonly side: "A" | "B";
            readonly unit: string;
            readonly dir: components["schemas"]["WorldWarAwesome.Dir"];
        } | {
            /** @constant */
            readonly type: "tokenPlayed";
            /** @enum {unknown} */
            readonly side: "A" | "B";
            /** @enum {unknown} */
            readonly token: "GER-T01" | "GER-T02" | "GER-T03" | "GER-T04" | "GER-T05" | "GER-T06" | "GER-T07" | "GER-T08" | "GER-T09" | "GER-T10" | "GER-T11" | "GER-T12" | "GER-T13" | "GER-T14" | "SOV-T01" | "SOV-T02" | "SOV-T03" | "SOV-T04" | "SOV-T05" | "SOV-T06" | "SOV-T07" | "SOV-T08" | "SOV-T09" | "SOV-T10" | "SOV-T11" | "SOV-T12" | "SOV-T13" | "SOV-T14" | "SOV-T15" | "USA-T01" | "USA-T02" | "USA-T03" | "USA-T04" | "USA-T05" | "USA-T06" | "USA-T07" | "USA-T08" | "USA-T09" | "USA-T10" | "USA-T11" | "USA-T12" | "USA-T13" | "USA-T14";
            /** @enum {unknown} */
            readonly face: "A" | "B";
            readonly where: components["schemas"]["WorldWarAwesome.Pos"] | ("F1" | "F10" | "F11" | "F12" | "F2" | "F3" | "F4" | "F5" | "F6" | "F7" | "F8" | "F9");
            readonly via: string;
        } | {
            /** @constant */
            readonly type: "tokensFell";
            /** @enum {unknown} */
            readonly side: "A" | "B";
            readonly fell: readonly {
                readonly command: components["schemas"]["WorldWarAwesome.Deployment"];
                /** @enum {unknown} */
                readonly code: "CHARGE_INVALID" | "DEVICE_INVALID" | "E_ABILITY" | "E_ARC" | "E_CONNECTED" | "E_CONTROL" | "E_DEPLOYED" | "E_DISABLED" | "E_EMPTY" | "E_ENCRYPTED" | "E_GUARD" | "E_HEAT" | "E_JAMMED" | "E_LIMIT" | "E_LOAD" | "E_LOS" | "E_NOT_DEPLOYED" | "E_NO_TOKEN" | "E_OCCUPIED" | "E_ORDER" | "E_PATH" | "E_PHASE" | "E_RANGE" | "E_REGION" | "E_SETUP" | "E_SHIELD" | "E_SIDE" | "E_TARGET" | "E_TURN" | "E_TURRET" | "MALFORMED" | "MAP_INVALID" | "OPTION_INVALID" | "ROUND_INVALID" | "TANK_INVALID" | "TOKEN_INVALID" | "UNIT_INVALID" | "UNREADABLE";
            }[];
        } | {
            /** @constant */
            readonly type: "tokensShown";
        } | {
            /** @constant */
            readonly type: "turretTurned";
            /** @enum {unknown} */
            readonly side: "A" | "B";
            readonly turret: components["schemas"]["WorldWarAwesome.Dir"];
        } | {
            /** @constant */
            readonly type: "unitEntered";
            readonly unit: components["schemas"]["WorldWarAwesome.Unit"];
        };
        readonly "WorldWarAwesome.Execute": {
            /** @constant */
            readonly type: "tankops.execute";
            readonly moment: number;
        };
        /** @enum {unknown} */
        readonly "WorldWarAwesome.Face": "A" | "B";
        /** @description WWA-109: the stored moment is private. */
        readonly "WorldWarAwesome.FullOrder": {
            readonly speed: number;
            readonly heading: components["schemas"]["WorldWarAwesome.Heading"];
            readonly aim: components["schemas"]["WorldWarAwesome.Hex"] | null;
            /** @enum {unknown} */
            readonly attack: "AKIMBO" | "ARC" | "ARCLANCE" | "ATGUN" | "ATGUN-L" | "ATRIFLE" | "AUTOCANNON" | "AUTORIFLE" | "BAYONET" | "BAZOOKA" | "BUNDLE" | "CARBINE" | "COAX" | "DEMO" | "FAUST" | "FLAME" | "GRENADE" | "HMG" | "HOWITZER" | "KNIFE" | "LMG" | "MG-GER-AP" | "MG-GER-HE" | "MG-SOV-AP" | "MG-SOV-HE" | "MG-USA-CAN" | "MG-USA-HE" | "MORTAR" | "MT-FLAK" | "MT-HOW" | "MT-MG" | "MT-TWIN" | "PAW" | "PISTOL" | "RIFLE" | "SABRE" | "SAPPER" | "SHOTGUN" | "SMG" | "SNIPER" | "TESLA" | "WRENCH" | null;
            readonly solid: null | {
                readonly hex: components["schemas"]["WorldWarAwesome.Hex"];
            } | {
                /** @enum {unknown} */
                readonly tank: "A" | "B";
                readonly id: string;
            } | {
                readonly unit: string;
            };
            readonly moment: ("earliest" | "latest" | null) | number;
        };
        /** @description WWA-129: cups that go together. Which devices they hold is known as a set alone. */
        readonly "WorldWarAwesome.Group": {
            /** @enum {unknown} */
            readonly owner: "A" | "B";
            readonly members: readonly string[];
            readonly cups: readonly {
                readonly cup: number;
                /** @enum {unknown} */
                readonly region: "F1" | "F10" | "F11" | "F12" | "F2" | "F3" | "F4" | "F5" | "F6" | "F7" | "F8" | "F9";
            }[];
        };
        /** @description Conditions, all of which must hold; null or false: not asked for. */
        readonly "WorldWarAwesome.Guard": {
            readonly targetStillAt: null | {
                readonly unit: string;
                readonly pos: components["schemas"]["WorldWarAwesome.Pos"];
            };
            /** @description No enemy within this many hexes of the place. */
            readonly enemyWithin: null | {
                readonly pos: components["schemas"]["WorldWarAwesome.Pos"];
                readonly n: number;
            };
            readonly unitAlive: null | string;
            /** @enum {unknown} */
            readonly regionControlled: "F1" | "F10" | "F11" | "F12" | "F2" | "F3" | "F4" | "F5" | "F6" | "F7" | "F8" | "F9" | null;
            readonly onlyIfOpponentPassed: boolean;
            /** @enum {unknown} */
            readonly lastDice: "hit" | "miss" | null;
        };
        /** @enum {unknown} */
        readonly "WorldWarAwesome.Heading": "F" | "L" | "R";
        /** @description Axial coordinates (WWA-025): of the battlefield, or local to a tank. */
        readonly "WorldWarAwesome.Hex": {
            readonly q: number;
            readonly r: number;
        };
        /** @description WWA-051: an outside hex (`ground`, hull hexes too), or one inside a tank in local coordinates. */
        readonly "WorldWarAwesome.HexTarget": {
            readonly hex: components["schemas"]["WorldWarAwesome.Hex"];
            /** @enum {unknown} */
            readonly layer: "ground" | "in:A" | "in:B";
            readonly solid: null | {
                readonly hex: components["schemas"]["WorldWarAwesome.Hex"];
            } | {
                /** @enum {unknown} */
                readonly tank: "A" | "B";
                readonly id: string;
            } | {
                readonly unit: string;
            };
        };
        readonly "WorldWarAwesome.Jam": {
            readonly id: string;
            /** @enum {unknown} */
            readonly owner: "A" | "B";
            /** @enum {unknown} */
            readonly region: "F1" | "F10" | "F11" | "F12" | "F2" | "F3" | "F4" | "F5" | "F6" | "F7" | "F8" | "F9";
            /** @description Its device, or the cup that placed it. */
            readonly by: string;
        };
        /** @description The options as a war keeps them: what matches without `ahead` keep is what it was before there was that option. */
        readonly "WorldWarAwesome.KeptOptions": {
            /** @enum {unknown} */
            readonly armyA: "GER" | "SOV" | "USA";
            /** @enum {unknown} */
            readonly armyB: "GER" | "SOV" | "USA";
            readonly activationsPerTurn: number;
            /** @enum {unknown} */
            readonly sealedOrders: "off" | "on";
            /** @description WWA-145: 0 = none. */
            readonly roundLimit: number;
            /** @enum {unknown} */
            readonly liberty: "printed" | "refit";
            /** @description WWA-150: 0 = off. */
            readonly burnout: number;
            /** @constant */
            readonly ahead?: "on";
        };
        /** @enum {unknown} */
        readonly "WorldWarAwesome.Layer": "ground" | "in:A" | "in:B" | "roof:A" | "roof:B";
        readonly "WorldWarAwesome.MeleeAction": {
            /** @constant */
            readonly type: "melee";
            readonly target: components["schemas"]["WorldWarAwesome.UnitTarget"];
            readonly throwDir: null | number;
        };
        readonly "WorldWarAwesome.MountAction": {
            /** @constant */
            readonly type: "mount";
            readonly mount: string;
            readonly target: components["schemas"]["WorldWarAwesome.Target"];
            readonly second: components["schemas"]["WorldWarAwesome.UnitTarget"] | null;
        };
        readonly "WorldWarAwesome.Options": {
            /** @enum {unknown} */
            readonly armyA: "GER" | "SOV" | "USA";
            /** @enum {unknown} */
            readonly armyB: "GER" | "SOV" | "USA";
            readonly activationsPerTurn: number;
            /** @enum {unknown} */
            readonly sealedOrders: "off" | "on";
            /**
             * @description WWA-154: three windows in a round. It wants sealed orders.
             * @enum {unknown}
             */
            readonly ahead: "off" | "on";
            /** @description WWA-145: 0 = none. */
            readonly roundLimit: number;
            /** @enum {unknown} */
            readonly liberty: "printed" | "refit";
            /** @description WWA-150: 0 = off. */
            readonly burnout: number;
        };
        readonly "WorldWarAwesome.Own": {
            /** @description "a list of token ids with copies, in the order of the decks" */
            readonly hand: readonly {
                readonly token: string;
                readonly copies: number;
            }[];
            readonly order: components["schemas"]["WorldWarAwesome.FullOrder"] | null;
            readonly covered: readonly components["schemas"]["WorldWarAwesome.Covered"][];
        };
        readonly "WorldWarAwesome.Pass": {
            /** @constant */
            readonly type: "main.pass";
        };
        /** @enum {unknown} */
        readonly "WorldWarAwesome.Phase": "awaitAction" | "decision" | "deploy" | "main" | "orders" | "over" | "plan" | "queues" | "setupSupport" | "setupTank" | "tankops";
        /** @description WWA-108: `aim` null = keep, `attack` null = no shot. */
        readonly "WorldWarAwesome.PlanOrder": {
            /** @constant */
            readonly type: "plan.order";
            readonly speed: number;
            readonly heading: components["schemas"]["WorldWarAwesome.Heading"];
            readonly aim: components["schemas"]["WorldWarAwesome.Hex"] | null;
            /** @enum {unknown} */
            readonly attack: "AKIMBO" | "ARC" | "ARCLANCE" | "ATGUN" | "ATGUN-L" | "ATRIFLE" | "AUTOCANNON" | "AUTORIFLE" | "BAYONET" | "BAZOOKA" | "BUNDLE" | "CARBINE" | "COAX" | "DEMO" | "FAUST" | "FLAME" | "GRENADE" | "HMG" | "HOWITZER" | "KNIFE" | "LMG" | "MG-GER-AP" | "MG-GER-HE" | "MG-SOV-AP" | "MG-SOV-HE" | "MG-USA-CAN" | "MG-USA-HE" | "MORTAR" | "MT-FLAK" | "MT-HOW" | "MT-MG" | "MT-TWIN" | "PAW" | "PISTOL" | "RIFLE" | "SABRE" | "SAPPER" | "SHOTGUN" | "SMG" | "SNIPER" | "TESLA" | "WRENCH" | null;
            readonly solid: null | {
                readonly hex: components["schemas"]["WorldWarAwesome.Hex"];
            } | {
                /** @enum {unknown} */
                readonly tank: "A" | "B";
                readonly id: string;
            } | {
                readonly unit: string;
            };
            readonly moment: ("earliest" | "latest" | null) | number;
        };
        readonly "WorldWarAwesome.Player": {
            /** @enum {unknown} */
            readonly army: "GER" | "SOV" | "USA";
            readonly hand: number;
            readonly deck: number;
            /** @description Designs of removed units. */
            readonly dead: readonly ("GER-ARC" | "GER-EIS" | "GER-ENG" | "GER-FLA" | "GER-FST" | "GER-GRE" | "GER-HAK" | "GER-HMG" | "GER-JET" | "GER-KRA" | "GER-OFF" | "GER-PIO" | "GER-RIF" | "GER-SNI" | "GER-STO" | "GER-SUP" | "SOV-DEM" | "SOV-ENG" | "SOV-HAK" | "SOV-JET" | "SOV-KAZ" | "SOV-KOM" | "SOV-MAX" | "SOV-MED" | "SOV-PPS" | "SOV-PTR" | "SOV-RIF" | "SOV-ROK" | "SOV-SAP" | "SOV-SHO" | "SOV-SNI" | "SOV-SUP" | "SOV-TES" | "USA-ARC" | "USA-BAR" | "USA-BAZ" | "USA-CAP" | "USA-CAV" | "USA-DEM" | "USA-ENG" | "USA-HAK" | "USA-HVY" | "USA-IRO" | "USA-MAR" | "USA-MOR" | "USA-RIF" | "USA-RKT" | "USA-RNG" | "USA-SNI" | "USA-SUP")[];
            /** @description Tokens that were played, and the side that was chosen (WWA-012). */
            readonly played: readonly {
                /** @enum {unknown} */
                readonly token: "GER-T01" | "GER-T02" | "GER-T03" | "GER-T04" | "GER-T05" | "GER-T06" | "GER-T07" | "GER-T08" | "GER-T09" | "GER-T10" | "GER-T11" | "GER-T12" | "GER-T13" | "GER-T14" | "SOV-T01" | "SOV-T02" | "SOV-T03" | "SOV-T04" | "SOV-T05" | "SOV-T06" | "SOV-T07" | "SOV-T08" | "SOV-T09" | "SOV-T10" | "SOV-T11" | "SOV-T12" | "SOV-T13" | "SOV-T14" | "SOV-T15" | "USA-T01" | "USA-T02" | "USA-T03" | "USA-T04" | "USA-T05" | "USA-T06" | "USA-T07" | "USA-T08" | "USA-T09" | "USA-T10" | "USA-T11" | "USA-T12" | "USA-T13" | "USA-T14";
                /** @enum {unknown} */
                readonly side: "A" | "B";
            }[];
        };
        /** @description WWA-030: on `ground` world coordinates, else local ones. */
        readonly "WorldWarAwesome.Pos": {
            readonly layer: components["schemas"]["WorldWarAwesome.Layer"];
            readonly q: number;
            readonly r: number;
        };
        /** @description A command to be played as its owner would have sent it, or a pass at every turn until the wake-up guard holds (null: never). */
        readonly "WorldWarAwesome.QueueElement": {
            /** @constant */
            readonly kind: "passRest";
            readonly wake: components["schemas"]["WorldWarAwesome.Guard"] | null;
        } | {
            /** @constant */
            readonly kind: "play";
            readonly command: components["schemas"]["WorldWarAwesome.Activate"] | components["schemas"]["WorldWarAwesome.UseDevice"];
            readonly when: components["schemas"]["WorldWarAwesome.Guard"];
        };
        /** @description WWA-154: nothing more of a queue fits in this turn. `left`: what is still in it. */
        readonly "WorldWarAwesome.QueuePass": {
            /** @constant */
            readonly type: "queue.pass";
            readonly left: readonly {
                readonly command: components["schemas"]["WorldWarAwesome.Activate"] | components["schemas"]["WorldWarAwesome.UseDevice"];
                /** @enum {unknown} */
                readonly code: "CHARGE_INVALID" | "DEVICE_INVALID" | "E_ABILITY" | "E_ARC" | "E_CONNECTED" | "E_CONTROL" | "E_DEPLOYED" | "E_DISABLED" | "E_EMPTY" | "E_ENCRYPTED" | "E_GUARD" | "E_HEAT" | "E_JAMMED" | "E_LIMIT" | "E_LOAD" | "E_LOS" | "E_NOT_DEPLOYED" | "E_NO_TOKEN" | "E_OCCUPIED" | "E_ORDER" | "E_PATH" | "E_PHASE" | "E_RANGE" | "E_REGION" | "E_SETUP" | "E_SHIELD" | "E_SIDE" | "E_TARGET" | "E_TURN" | "E_TURRET" | "MALFORMED" | "MAP_INVALID" | "OPTION_INVALID" | "ROUND_INVALID" | "TANK_INVALID" | "TOKEN_INVALID" | "UNIT_INVALID" | "UNREADABLE";
            }[];
        };
        readonly "WorldWarAwesome.Report": {
            readonly reason: string;
            readonly rounds: number;
            readonly map: string;
            readonly places: readonly {
                /** @enum {unknown} */
                readonly side: "A" | "B";
                readonly place: number;
                readonly score: null | number;
            }[];
            readonly sides: readonly {
                /** @enum {unknown} */
                readonly side: "A" | "B";
                readonly army: string;
                readonly lost: number;
                readonly standing: number;
                readonly tankDestroyed: boolean;
            }[];
        };
        /** @description WWA-154: the order of the tank, and up to three tokens in order of preference; none: hold. */
        readonly "WorldWarAwesome.RoundOrders": {
            /** @constant */
            readonly type: "round.orders";
            readonly order: components["schemas"]["WorldWarAwesome.FullOrder"];
            readonly tokens: readonly components["schemas"]["WorldWarAwesome.Deployment"][];
        };
        readonly "WorldWarAwesome.ScenarioDocument": {
            readonly id: string;
            readonly state: null | {
                readonly round: number;
                /** @enum {unknown} */
                readonly phase: "awaitAction" | "decision" | "deploy" | "main" | "orders" | "plan" | "queues" | "reset" | "setupSupport" | "setupTank" | "tankops";
                /** @enum {unknown} */
                readonly seat: "A" | "B";
                /** @enum {unknown} */
                readonly active: "A" | "B" | null;
                /** @enum {unknown} */
                readonly initiative: "A" | "B" | null;
                readonly passes: number;
                readonly taken: number;
                readonly placing: number;
                readonly landed: null | string;
                readonly decision: null | {
                    readonly unit: string;
                    readonly away: string;
                };
                /** @enum {unknown} */
                readonly lastThrow: "hit" | "miss" | null;
                readonly damage: readonly {
                    readonly hex: components["schemas"]["WorldWarAwesome.Hex"];
                    readonly points: number;
                }[];
                readonly tanks: {
                    readonly A: null | {
                        readonly anchor: components["schemas"]["WorldWarAwesome.Hex"];
                        readonly heading: number;
                        readonly turret: number;
                        readonly damage: {
                            readonly [key: string]: number;
                        };
                        readonly marks: readonly string[];
                        readonly heat: {
                            readonly [key: string]: number;
                        };
                    };
                    readonly B: null | {
                        readonly anchor: components["schemas"]["WorldWarAwesome.Hex"];
                        readonly heading: number;
                        readonly turret: number;
                        readonly damage: {
                            readonly [key: string]: number;
                        };
                        readonly marks: readonly string[];
                        readonly heat: {
                            readonly [key: string]: number;
                        };
                    };
                };
                readonly units: readonly {
                    readonly id: string;
                    /** @enum {unknown} */
                    readonly design: "GER-ARC" | "GER-EIS" | "GER-ENG" | "GER-FLA" | "GER-FST" | "GER-GRE" | "GER-HAK" | "GER-HMG" | "GER-JET" | "GER-KRA" | "GER-OFF" | "GER-PIO" | "GER-RIF" | "GER-SNI" | "GER-STO" | "GER-SUP" | "SOV-DEM" | "SOV-ENG" | "SOV-HAK" | "SOV-JET" | "SOV-KAZ" | "SOV-KOM" | "SOV-MAX" | "SOV-MED" | "SOV-PPS" | "SOV-PTR" | "SOV-RIF" | "SOV-ROK" | "SOV-SAP" | "SOV-SHO" | "SOV-SNI" | "SOV-SUP" | "SOV-TES" | "USA-ARC" | "USA-BAR" | "USA-BAZ" | "USA-CAP" | "USA-CAV" | "USA-DEM" | "USA-ENG" | "USA-HAK" | "USA-HVY" | "USA-IRO" | "USA-MAR" | "USA-MOR" | "USA-RIF" | "USA-RKT" | "USA-RNG" | "USA-SNI" | "USA-SUP";
                    /** @enum {unknown} */
                    readonly owner: "A" | "B";
                    readonly at: components["schemas"]["WorldWarAwesome.Pos"];
                    readonly token: boolean;
                    readonly hpLost: number;
                    readonly impactLost: number;
                    readonly loaded: boolean;
                    readonly deployed: null | number;
                    readonly heat: {
                        readonly [key: string]: number;
                    };
                    readonly disabled: null | number;
                    readonly connected: null | string;
                }[];
                readonly devices: readonly {
                    readonly id: string;
                    /** @enum {unknown} */
                    readonly design: "GER-D1" | "GER-D2" | "GER-D3" | "GER-D4" | "GER-D5" | "GER-D6" | "GER-D7" | "GER-D8" | "PRESENCE" | "SOV-D1" | "SOV-D2" | "SOV-D3" | "SOV-D4" | "SOV-D5" | "SOV-D6" | "SOV-D7" | "TR-FIRE" | "TR-MOVE" | "USA-D1" | "USA-D2" | "USA-D3" | "USA-D4" | "USA-D5" | "USA-D6" | "USA-D7" | "USA-D8";
                    /** @enum {unknown} */
                    readonly owner: "A" | "B";
                    /** @enum {unknown} */
                    readonly region: "F1" | "F10" | "F11" | "F12" | "F2" | "F3" | "F4" | "F5" | "F6" | "F7" | "F8" | "F9";
                    readonly token: boolean;
                    /** @description Devices of one owner with the same group are under cups that go together. */
                    readonly cup: null | {
                        readonly group: number;
                        readonly cup: number;
                    };
                }[];
                readonly jams: readonly {
                    readonly id: string;
                    /** @enum {unknown} */
                    readonly owner: "A" | "B";
                    /** @enum {unknown} */
                    readonly region: "F1" | "F10" | "F11" | "F12" | "F2" | "F3" | "F4" | "F5" | "F6" | "F7" | "F8" | "F9";
                    readonly by: string;
                }[];
                readonly charges: readonly {
                    readonly id: string;
                    /** @enum {unknown} */
                    readonly owner: "A" | "B";
                    /** @enum {unknown} */
                    readonly attack: "AKIMBO" | "ARC" | "ARCLANCE" | "ATGUN" | "ATGUN-L" | "ATRIFLE" | "AUTOCANNON" | "AUTORIFLE" | "BAYONET" | "BAZOOKA" | "BUNDLE" | "CARBINE" | "COAX" | "DEMO" | "FAUST" | "FLAME" | "GRENADE" | "HMG" | "HOWITZER" | "KNIFE" | "LMG" | "MG-GER-AP" | "MG-GER-HE" | "MG-SOV-AP" | "MG-SOV-HE" | "MG-USA-CAN" | "MG-USA-HE" | "MORTAR" | "MT-FLAK" | "MT-HOW" | "MT-MG" | "MT-TWIN" | "PAW" | "PISTOL" | "RIFLE" | "SABRE" | "SAPPER" | "SHOTGUN" | "SMG" | "SNIPER" | "TESLA" | "WRENCH";
                    readonly at: components["schemas"]["WorldWarAwesome.Pos"];
                    readonly on: null | {
                        readonly hex: components["schemas"]["WorldWarAwesome.Hex"];
                    } | {
                        /** @enum {unknown} */
                        readonly tank: "A" | "B";
                        readonly id: string;
                    } | {
                        readonly unit: string;
                    };
                    readonly due: number;
                }[];
                readonly hands: {
                    readonly A: readonly {
                        /** @enum {unknown} */
                        readonly token: "GER-T01" | "GER-T02" | "GER-T03" | "GER-T04" | "GER-T05" | "GER-T06" | "GER-T07" | "GER-T08" | "GER-T09" | "GER-T10" | "GER-T11" | "GER-T12" | "GER-T13" | "GER-T14" | "SOV-T01" | "SOV-T02" | "SOV-T03" | "SOV-T04" | "SOV-T05" | "SOV-T06" | "SOV-T07" | "SOV-T08" | "SOV-T09" | "SOV-T10" | "SOV-T11" | "SOV-T12" | "SOV-T13" | "SOV-T14" | "SOV-T15" | "USA-T01" | "USA-T02" | "USA-T03" | "USA-T04" | "USA-T05" | "USA-T06" | "USA-T07" | "USA-T08" | "USA-T09" | "USA-T10" | "USA-T11" | "USA-T12" | "USA-T13" | "USA-T14";
                        readonly copies: number;
                    }[];
                    readonly B: readonly {
                        /** @enum {unknown} */
                        readonly token: "GER-T01" | "GER-T02" | "GER-T03" | "GER-T04" | "GER-T05" | "GER-T06" | "GER-T07" | "GER-T08" | "GER-T09" | "GER-T10" | "GER-T11" | "GER-T12" | "GER-T13" | "GER-T14" | "SOV-T01" | "SOV-T02" | "SOV-T03" | "SOV-T04" | "SOV-T05" | "SOV-T06" | "SOV-T07" | "SOV-T08" | "SOV-T09" | "SOV-T10" | "SOV-T11" | "SOV-T12" | "SOV-T13" | "SOV-T14" | "SOV-T15" | "USA-T01" | "USA-T02" | "USA-T03" | "USA-T04" | "USA-T05" | "USA-T06" | "USA-T07" | "USA-T08" | "USA-T09" | "USA-T10" | "USA-T11" | "USA-T12" | "USA-T13" | "USA-T14";
                        readonly copies: number;
                    }[];
                };
                /** @description Null: what is left of the deck when hand and played tokens are taken away. */
                readonly decks: {
                    readonly A: readonly {
                        /** @enum {unknown} */
                        readonly token: "GER-T01" | "GER-T02" | "GER-T03" | "GER-T04" | "GER-T05" | "GER-T06" | "GER-T07" | "GER-T08" | "GER-T09" | "GER-T10" | "GER-T11" | "GER-T12" | "GER-T13" | "GER-T14" | "SOV-T01" | "SOV-T02" | "SOV-T03" | "SOV-T04" | "SOV-T05" | "SOV-T06" | "SOV-T07" | "SOV-T08" | "SOV-T09" | "SOV-T10" | "SOV-T11" | "SOV-T12" | "SOV-T13" | "SOV-T14" | "SOV-T15" | "USA-T01" | "USA-T02" | "USA-T03" | "USA-T04" | "USA-T05" | "USA-T06" | "USA-T07" | "USA-T08" | "USA-T09" | "USA-T10" | "USA-T11" | "USA-T12" | "USA-T13" | "USA-T14";
                        readonly copies: number;
                    }[] | null;
                    readonly B: readonly {
                        /** @enum {unknown} */
                        readonly token: "GER-T01" | "GER-T02" | "GER-T03" | "GER-T04" | "GER-T05" | "GER-T06" | "GER-T07" | "GER-T08" | "GER-T09" | "GER-T10" | "GER-T11" | "GER-T12" | "GER-T13" | "GER-T14" | "SOV-T01" | "SOV-T02" | "SOV-T03" | "SOV-T04" | "SOV-T05" | "SOV-T06" | "SOV-T07" | "SOV-T08" | "SOV-T09" | "SOV-T10" | "SOV-T11" | "SOV-T12" | "SOV-T13" | "SOV-T14" | "SOV-T15" | "USA-T01" | "USA-T02" | "USA-T03" | "USA-T04" | "USA-T05" | "USA-T06" | "USA-T07" | "USA-T08" | "USA-T09" | "USA-T10" | "USA-T11" | "USA-T12" | "USA-T13" | "USA-T14";
                        readonly copies: number;
                    }[] | null;
                };
                readonly played: {
                    readonly A: readonly {
                        /** @enum {unknown} */
                        readonly token: "GER-T01" | "GER-T02" | "GER-T03" | "GER-T04" | "GER-T05" | "GER-T06" | "GER-T07" | "GER-T08" | "GER-T09" | "GER-T10" | "GER-T11" | "GER-T12" | "GER-T13" | "GER-T14" | "SOV-T01" | "SOV-T02" | "SOV-T03" | "SOV-T04" | "SOV-T05" | "SOV-T06" | "SOV-T07" | "SOV-T08" | "SOV-T09" | "SOV-T10" | "SOV-T11" | "SOV-T12" | "SOV-T13" | "SOV-T14" | "SOV-T15" | "USA-T01" | "USA-T02" | "USA-T03" | "USA-T04" | "USA-T05" | "USA-T06" | "USA-T07" | "USA-T08" | "USA-T09" | "USA-T10" | "USA-T11" | "USA-T12" | "USA-T13" | "USA-T14";
                        /** @enum {unknown} */
                        readonly side: "A" | "B";
                    }[];
                    readonly B: readonly {
                        /** @enum {unknown} */
                        readonly token: "GER-T01" | "GER-T02" | "GER-T03" | "GER-T04" | "GER-T05" | "GER-T06" | "GER-T07" | "GER-T08" | "GER-T09" | "GER-T10" | "GER-T11" | "GER-T12" | "GER-T13" | "GER-T14" | "SOV-T01" | "SOV-T02" | "SOV-T03" | "SOV-T04" | "SOV-T05" | "SOV-T06" | "SOV-T07" | "SOV-T08" | "SOV-T09" | "SOV-T10" | "SOV-T11" | "SOV-T12" | "SOV-T13" | "SOV-T14" | "SOV-T15" | "USA-T01" | "USA-T02" | "USA-T03" | "USA-T04" | "USA-T05" | "USA-T06" | "USA-T07" | "USA-T08" | "USA-T09" | "USA-T10" | "USA-T11" | "USA-T12" | "USA-T13" | "USA-T14";
                        /** @enum {unknown} */
                        readonly side: "A" | "B";
                    }[];
                };
                readonly dead: {
                    readonly A: readonly ("GER-ARC" | "GER-EIS" | "GER-ENG" | "GER-FLA" | "GER-FST" | "GER-GRE" | "GER-HAK" | "GER-HMG" | "GER-JET" | "GER-KRA" | "GER-OFF" | "GER-PIO" | "GER-RIF" | "GER-SNI" | "GER-STO" | "GER-SUP" | "SOV-DEM" | "SOV-ENG" | "SOV-HAK" | "SOV-JET" | "SOV-KAZ" | "SOV-KOM" | "SOV-MAX" | "SOV-MED" | "SOV-PPS" | "SOV-PTR" | "SOV-RIF" | "SOV-ROK" | "SOV-SAP" | "SOV-SHO" | "SOV-SNI" | "SOV-SUP" | "SOV-TES" | "USA-ARC" | "USA-BAR" | "USA-BAZ" | "USA-CAP" | "USA-CAV" | "USA-DEM" | "USA-ENG" | "USA-HAK" | "USA-HVY" | "USA-IRO" | "USA-MAR" | "USA-MOR" | "USA-RIF" | "USA-RKT" | "USA-RNG" | "USA-SNI" | "USA-SUP")[];
                    readonly B: readonly ("GER-ARC" | "GER-EIS" | "GER-ENG" | "GER-FLA" | "GER-FST" | "GER-GRE" | "GER-HAK" | "GER-HMG" | "GER-JET" | "GER-KRA" | "GER-OFF" | "GER-PIO" | "GER-RIF" | "GER-SNI" | "GER-STO" | "GER-SUP" | "SOV-DEM" | "SOV-ENG" | "SOV-HAK" | "SOV-JET" | "SOV-KAZ" | "SOV-KOM" | "SOV-MAX" | "SOV-MED" | "SOV-PPS" | "SOV-PTR" | "SOV-RIF" | "SOV-ROK" | "SOV-SAP" | "SOV-SHO" | "SOV-SNI" | "SOV-SUP" | "SOV-TES" | "USA-ARC" | "USA-BAR" | "USA-BAZ" | "USA-CAP" | "USA-CAV" | "USA-DEM" | "USA-ENG" | "USA-HAK" | "USA-HVY" | "USA-IRO" | "USA-MAR" | "USA-MOR" | "USA-RIF" | "USA-RKT" | "USA-RNG" | "USA-SNI" | "USA-SUP")[];
                };
                readonly orders: {
                    readonly A: null | {
                        readonly speed: number;
                        /** @enum {unknown} */
                        readonly heading: "F" | "L" | "R";
                        readonly aim: components["schemas"]["WorldWarAwesome.Hex"] | null;
                        /** @enum {unknown} */
                        readonly attack: "AKIMBO" | "ARC" | "ARCLANCE" | "ATGUN" | "ATGUN-L" | "ATRIFLE" | "AUTOCANNON" | "AUTORIFLE" | "BAYONET" | "BAZOOKA" | "BUNDLE" | "CARBINE" | "COAX" | "DEMO" | "FAUST" | "FLAME" | "GRENADE" | "HMG" | "HOWITZER" | "KNIFE" | "LMG" | "MG-GER-AP" | "MG-GER-HE" | "MG-SOV-AP" | "MG-SOV-HE" | "MG-USA-CAN" | "MG-USA-HE" | "MORTAR" | "MT-FLAK" | "MT-HOW" | "MT-MG" | "MT-TWIN" | "PAW" | "PISTOL" | "RIFLE" | "SABRE" | "SAPPER" | "SHOTGUN" | "SMG" | "SNIPER" | "TESLA" | "WRENCH" | null;
                        readonly solid: null | {
                            readonly hex: components["schemas"]["WorldWarAwesome.Hex"];
                        } | {
                            /** @enum {unknown} */
                            readonly tank: "A" | "B";
                            readonly id: string;
                        } | {
                            readonly unit: string;
                        };
                        readonly moment: ("earliest" | "latest" | null) | number;
                    };
                    readonly B: null | {
                        readonly speed: number;
                        /** @enum {unknown} */
                        readonly heading: "F" | "L" | "R";
                        readonly aim: components["schemas"]["WorldWarAwesome.Hex"] | null;
                        /** @enum {unknown} */
                        readonly attack: "AKIMBO" | "ARC" | "ARCLANCE" | "ATGUN" | "ATGUN-L" | "ATRIFLE" | "AUTOCANNON" | "AUTORIFLE" | "BAYONET" | "BAZOOKA" | "BUNDLE" | "CARBINE" | "COAX" | "DEMO" | "FAUST" | "FLAME" | "GRENADE" | "HMG" | "HOWITZER" | "KNIFE" | "LMG" | "MG-GER-AP" | "MG-GER-HE" | "MG-SOV-AP" | "MG-SOV-HE" | "MG-USA-CAN" | "MG-USA-HE" | "MORTAR" | "MT-FLAK" | "MT-HOW" | "MT-MG" | "MT-TWIN" | "PAW" | "PISTOL" | "RIFLE" | "SABRE" | "SAPPER" | "SHOTGUN" | "SMG" | "SNIPER" | "TESLA" | "WRENCH" | null;
                        readonly solid: null | {
                            readonly hex: components["schemas"]["WorldWarAwesome.Hex"];
                        } | {
                            /** @enum {unknown} */
                            readonly tank: "A" | "B";
                            readonly id: string;
                        } | {
                            readonly unit: string;
                        };
                        readonly moment: ("earliest" | "latest" | null) | number;
                    };
                };
                /** @description WWA-154: with an order that is in, the tokens that go with it. */
                readonly tokens: {
                    readonly A: readonly components["schemas"]["WorldWarAwesome.Deployment"][];
                    readonly B: readonly components["schemas"]["WorldWarAwesome.Deployment"][];
                };
                /** @description Null: noted from the jams of the position. */
                readonly jammedOps: null | {
                    readonly A: {
                        readonly move: boolean;
                        readonly fire: boolean;
                    };
                    readonly B: {
                        readonly move: boolean;
                        readonly fire: boolean;
                    };
                };
                readonly entities: number;
            };
            /** @description Null: the Superpanzer of each army. */
            readonly tanks: null | {
                /** @enum {unknown} */
                readonly A: "GER-KW" | "SOV-MO" | "USA-LL";
                /** @enum {unknown} */
                readonly B: "GER-KW" | "SOV-MO" | "USA-LL";
            };
            /** @description Null: those of the listed map of that id. */
            readonly rows: readonly string[] | null;
            readonly uplinks: readonly {
                readonly q: number;
                readonly r: number;
                /** @enum {unknown} */
                readonly region: "F1" | "F10" | "F11" | "F12" | "F2" | "F3" | "F4" | "F5" | "F6" | "F7" | "F8" | "F9";
            }[] | null;
            /** @description Null: by the options of the match. */
            readonly armies: null | {
                /** @enum {unknown} */
                readonly A: "GER" | "SOV" | "USA";
                /** @enum {unknown} */
                readonly B: "GER" | "SOV" | "USA";
            };
            readonly options: {
                /** @enum {unknown} */
                readonly armyA?: "GER" | "SOV" | "USA";
                /** @enum {unknown} */
                readonly armyB?: "GER" | "SOV" | "USA";
                readonly activationsPerTurn?: number;
                /** @enum {unknown} */
                readonly sealedOrders?: "off" | "on";
                /**
                 * @description WWA-154: three windows in a round. It wants sealed orders.
                 * @enum {unknown}
                 */
                readonly ahead?: "off" | "on";
                /** @description WWA-145: 0 = none. */
                readonly roundLimit?: number;
                /** @enum {unknown} */
                readonly liberty?: "printed" | "refit";
                /** @description WWA-150: 0 = off. */
                readonly burnout?: number;
            };
        };
        /** @description THE-RULES "Queues and options": all of a player's standing orders; the queue is for the round in which they are filed. */
        readonly "WorldWarAwesome.SetOrders": {
            /** @constant */
            readonly type: "orders.set";
            readonly queue: readonly components["schemas"]["WorldWarAwesome.QueueElement"][];
            /** @enum {unknown} */
            readonly throwPolicy: "ask" | "awayFromMe" | "awayFromMyTank" | "intoCorner";
            /** @enum {unknown} */
            readonly onlyMoment: "ask" | "take";
        };
        readonly "WorldWarAwesome.SetupSupport": {
            /** @constant */
            readonly type: "setup.support";
            readonly position: components["schemas"]["WorldWarAwesome.Hex"];
        };
        readonly "WorldWarAwesome.SetupTank": {
            /** @constant */
            readonly type: "setup.tank";
            readonly anchor: components["schemas"]["WorldWarAwesome.Hex"];
        };
        readonly "WorldWarAwesome.Solid": {
            readonly hex: components["schemas"]["WorldWarAwesome.Hex"];
        } | {
            /** @enum {unknown} */
            readonly tank: "A" | "B";
            readonly id: string;
        } | {
            readonly unit: string;
        };
        readonly "WorldWarAwesome.SolidTarget": {
            readonly solid: components["schemas"]["WorldWarAwesome.Solid"];
        };
        readonly "WorldWarAwesome.StandingOrders": {
            /** @description The round of the queue: "It lapses at RESET". */
            readonly round: number;
            readonly queue: readonly components["schemas"]["WorldWarAwesome.QueueElement"][];
            /** @enum {unknown} */
            readonly throwPolicy: "ask" | "awayFromMe" | "awayFromMyTank" | "intoCorner";
            /**
             * @description Whether the only legal moment of a shot may be taken without asking.
             * @enum {unknown}
             */
            readonly onlyMoment: "ask" | "take";
        };
        readonly "WorldWarAwesome.Tank": {
            /** @enum {unknown} */
            readonly model: "GER-KW" | "SOV-MO" | "USA-LL";
            readonly anchor: components["schemas"]["WorldWarAwesome.Hex"];
            readonly heading: components["schemas"]["WorldWarAwesome.Dir"];
            /** @description WWA-111: relative to the hull. */
            readonly turret: components["schemas"]["WorldWarAwesome.Dir"];
            /** @description Impact on components, where there is any. */
            readonly damage: {
                readonly [key: string]: number;
            };
            /** @description WWA-103: cores marked in this round. */
            readonly marks: readonly string[];
            /** @description Of main gun attacks and, by their ids, of mounts. */
            readonly heat: {
                readonly [key: string]: number;
            };
            readonly destroyed: boolean;
        };
        /** @description WWA-108: aim null = keep; gun null = no shot. */
        readonly "WorldWarAwesome.TankOrder": {
            readonly speed: number;
            readonly heading: components["schemas"]["WorldWarAwesome.Heading"];
            readonly aim: components["schemas"]["WorldWarAwesome.Hex"] | null;
            /** @enum {unknown} */
            readonly attack: "AKIMBO" | "ARC" | "ARCLANCE" | "ATGUN" | "ATGUN-L" | "ATRIFLE" | "AUTOCANNON" | "AUTORIFLE" | "BAYONET" | "BAZOOKA" | "BUNDLE" | "CARBINE" | "COAX" | "DEMO" | "FAUST" | "FLAME" | "GRENADE" | "HMG" | "HOWITZER" | "KNIFE" | "LMG" | "MG-GER-AP" | "MG-GER-HE" | "MG-SOV-AP" | "MG-SOV-HE" | "MG-USA-CAN" | "MG-USA-HE" | "MORTAR" | "MT-FLAK" | "MT-HOW" | "MT-MG" | "MT-TWIN" | "PAW" | "PISTOL" | "RIFLE" | "SABRE" | "SAPPER" | "SHOTGUN" | "SMG" | "SNIPER" | "TESLA" | "WRENCH" | null;
            readonly solid: null | {
                readonly hex: components["schemas"]["WorldWarAwesome.Hex"];
            } | {
                /** @enum {unknown} */
                readonly tank: "A" | "B";
                readonly id: string;
            } | {
                readonly unit: string;
            };
        };
        readonly "WorldWarAwesome.Target": components["schemas"]["WorldWarAwesome.HexTarget"] | components["schemas"]["WorldWarAwesome.SolidTarget"] | components["schemas"]["WorldWarAwesome.UnitTarget"];
        readonly "WorldWarAwesome.Throw": {
            /** @constant */
            readonly type: "decide.throw";
            readonly dir: number;
        };
        readonly "WorldWarAwesome.Unit": {
            readonly id: string;
            /** @enum {unknown} */
            readonly design: "GER-ARC" | "GER-EIS" | "GER-ENG" | "GER-FLA" | "GER-FST" | "GER-GRE" | "GER-HAK" | "GER-HMG" | "GER-JET" | "GER-KRA" | "GER-OFF" | "GER-PIO" | "GER-RIF" | "GER-SNI" | "GER-STO" | "GER-SUP" | "SOV-DEM" | "SOV-ENG" | "SOV-HAK" | "SOV-JET" | "SOV-KAZ" | "SOV-KOM" | "SOV-MAX" | "SOV-MED" | "SOV-PPS" | "SOV-PTR" | "SOV-RIF" | "SOV-ROK" | "SOV-SAP" | "SOV-SHO" | "SOV-SNI" | "SOV-SUP" | "SOV-TES" | "USA-ARC" | "USA-BAR" | "USA-BAZ" | "USA-CAP" | "USA-CAV" | "USA-DEM" | "USA-ENG" | "USA-HAK" | "USA-HVY" | "USA-IRO" | "USA-MAR" | "USA-MOR" | "USA-RIF" | "USA-RKT" | "USA-RNG" | "USA-SNI" | "USA-SUP";
            /** @enum {unknown} */
            readonly owner: "A" | "B";
            readonly at: components["schemas"]["WorldWarAwesome.Pos"];
            readonly token: boolean;
            readonly hpLost: number;
            readonly impactLost: number;
            readonly loaded: boolean;
            /**
             * @description WWA-030: local to the tank it is in.
             * @enum {unknown}
             */
            readonly deployed: 0 | 1 | 2 | 3 | 4 | 5 | null;
            /** @description WWA-066: the round in which each hot attack was last used. */
            readonly heat: {
                readonly [key: string]: number;
            };
            /** @description WWA-068: the last round of the marker. */
            readonly disabled: null | number;
            /** @description The presence of a connected hacker. */
            readonly connected: null | string;
        };
        readonly "WorldWarAwesome.UnitTarget": {
            readonly unit: string;
        };
        /** @description THE-RULES "Battlefield maps": battlefields. Odd rows have a column less and lie half a hex to the right (WWA-027). Public data. */
        readonly "WorldWarAwesome.Uplink": {
            readonly q: number;
            readonly r: number;
            readonly region: string;
        };
        /** @description `targets`: devices or cups. */
        readonly "WorldWarAwesome.UseDevice": {
            /** @constant */
            readonly type: "main.device";
            readonly device: string;
            /** @enum {unknown} */
            readonly ability: "AENC" | "AJAM" | "BENC" | "CEASE" | "CJAM" | "HOP" | "SABOTAGE" | "SHIFT";
            /** @enum {unknown} */
            readonly region: "F1" | "F10" | "F11" | "F12" | "F2" | "F3" | "F4" | "F5" | "F6" | "F7" | "F8" | "F9" | null;
            readonly targets: readonly string[];
        };
        /** @description `own` null: a spectator. */
        readonly "WorldWarAwesome.View": {
            /** @enum {unknown} */
            readonly viewer: "A" | "B" | null;
            readonly war: components["schemas"]["WorldWarAwesome.War"];
            readonly own: components["schemas"]["WorldWarAwesome.Own"] | null;
        };
        /** @description All that everybody may know. */
        readonly "WorldWarAwesome.War": {
            readonly options: components["schemas"]["WorldWarAwesome.KeptOptions"];
            readonly map: {
                readonly id: string;
                readonly uplinks: readonly components["schemas"]["WorldWarAwesome.Uplink"][];
            };
            /** @description The signs of all hexes as they are now (geometry/grid.ts). */
            readonly ground: string;
            /** @description Impact on solid hexes, by the number of the hex. */
            readonly damage: {
                readonly [key: string]: number;
            };
            readonly players: {
                readonly A: components["schemas"]["WorldWarAwesome.Player"];
                readonly B: components["schemas"]["WorldWarAwesome.Player"];
            };
            /** @description The Superpanzers of the match, before they are placed too. */
            readonly models: {
                /** @enum {unknown} */
                readonly A: "GER-KW" | "SOV-MO" | "USA-LL";
                /** @enum {unknown} */
                readonly B: "GER-KW" | "SOV-MO" | "USA-LL";
            };
            readonly tanks: {
                readonly A: components["schemas"]["WorldWarAwesome.Tank"] | null;
                readonly B: components["schemas"]["WorldWarAwesome.Tank"] | null;
            };
            /** @description By entity number. */
            readonly units: readonly components["schemas"]["WorldWarAwesome.Unit"][];
            /** @description In the open; by entity number. */
            readonly devices: readonly components["schemas"]["WorldWarAwesome.Device"][];
            readonly groups: readonly components["schemas"]["WorldWarAwesome.Group"][];
            readonly jams: readonly components["schemas"]["WorldWarAwesome.Jam"][];
            readonly charges: readonly components["schemas"]["WorldWarAwesome.Charge"][];
            /** @description The last entity number given. */
            readonly entities: number;
            /** @description 0 before the first RESET. */
            readonly round: number;
            readonly phase: components["schemas"]["WorldWarAwesome.Phase"];
            /**
             * @description Who acts. In a sealed PLAN: who goes first.
             * @enum {unknown}
             */
            readonly seat: "A" | "B";
            /**
             * @description Who is on in the main phase, also while the other seat decides.
             * @enum {unknown}
             */
            readonly active: "A" | "B";
            /** @enum {unknown} */
            readonly initiative: "A" | "B" | null;
            /** @description WWA-017: passes one after another. */
            readonly passes: number;
            /** @description Activations of this turn (THE-RULES "Queues and options", `activationsPerTurn`). */
            readonly taken: number;
            /** @description WWA-003: which of its support tanks the seat to act places next, counted from 0. */
            readonly placing: number;
            /** @description The unit that has flown and may still act (AWAIT_ACTION). */
            readonly landed: null | string;
            readonly decision: components["schemas"]["WorldWarAwesome.Decision"] | null;
            /** @description Orders that everybody knows. */
            readonly orders: {
                readonly A: components["schemas"]["WorldWarAwesome.TankOrder"] | null;
                readonly B: components["schemas"]["WorldWarAwesome.TankOrder"] | null;
            };
            /** @description WWA-117: noted at the start of TANKOPS. */
            readonly jammedOps: {
                readonly A: {
                    readonly move: boolean;
                    readonly fire: boolean;
                };
                readonly B: {
                    readonly move: boolean;
                    readonly fire: boolean;
                };
            };
            /**
             * @description WWA-154: how many windows of MAIN lie behind; only in a match with `ahead`.
             * @enum {unknown}
             */
            readonly windows?: 0 | 1 | 2;
            /**
             * @description The last throw of this round.
             * @enum {unknown}
             */
            readonly lastThrow: "hit" | "miss" | null;
            readonly outcome: null | {
                readonly reason: string;
                readonly places: readonly {
                    /** @enum {unknown} */
                    readonly side: "A" | "B";
                    readonly place: number;
                    readonly score: null | number;
                }[];
            };
        };
    };
    responses: {
        /**
         * @description Bad Request. Codes of the service:
         *     - `MALFORMED`: The request is malformed.
         *     - `KEY_NOT_TAKEN`: This address takes no Idempotency-Key. Send the request without one.
         *     - `OPERATION_UNKNOWN`: Unknown operation id. Send the operation’s text.
         *     - `QUERY_TOO_COSTLY`: The query is too expensive. Ask for less at once.
         */
        readonly Refused400: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description Unauthorized. Codes of the service:
         *     - `UNAUTHENTICATED`: Sign in or send an access token.
         */
        readonly Refused401: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description Forbidden. Codes of the service:
         *     - `FORBIDDEN`: You are not allowed to do that.
         *     - `ACCOUNT_SUSPENDED`: This account is suspended.
         *     - `OPERATOR_PROTECTED`: Operators cannot be changed here. Remove the role on the command line first.
         *     - `SESSION_REQUIRED`: This needs a signed-in session; access tokens cannot do it.
         *     - `JOIN_REQUIREMENTS_UNMET`: You do not meet this match’s requirements.
         *     - `NOT_TAKEN_OVER`: You have held your seat from the start: there is no handover to read.
         *     - `CANNOT_MEET`: You cannot meet these players. Choose others.
         *     - `NOT_SEATED`: You have no seat in this match.
         *     - `NOT_MEMBER`: You have no seat in this campaign.
         *     - `CONFLICT_OF_INTEREST`: You play on one side only, so you cannot correct the ledger.
         *     - `CLUB_MEMBERS_ONLY`: Only club members can do that. Join the club first.
         *     - `NOT_COMMANDER`: Only your side’s commander can do that.
         *     - `SCOPE_MISSING`: The access token is missing the required scope.
         *     - `ACCOUNT_REQUIRED`: Create an account for that. Your guest matches move to it.
         *     - `EMAIL_UNVERIFIED`: Confirm your email address first.
         *     - `CROSS_SITE`: The request was blocked because it came from another site.
         *     - `NOT_ACCEPTED`: This player does not accept messages from you.
         *     - `MUTED`: You are muted for now and cannot send messages.
         *     - `CLUB_CLOSED`: This club is by invitation only.
         *     - `CL_FORBIDDEN`: Your role does not allow that.
         *     - `CL_CONFLICT_OF_INTEREST`: You are involved in this case. Another officer must decide it.
         *     - `SIGN_IN_AGAIN`: Sign in again: changing a result needs a sign-in within the last 12 hours.
         */
        readonly Refused403: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description Not Found. Codes of the service:
         *     - `NOT_FOUND`: Not found, or you do not have access.
         */
        readonly Refused404: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description Conflict. Codes of the service:
         *     - `STALE_ENTRY`: That entry is not on the current line.
         *     - `STALE`: The match has changed. Reload it and try again.
         *     - `BUSY`: Someone else changed the match at the same moment. Try again.
         *     - `NOT_STARTED`: The match has not started.
         *     - `NOT_OPEN`: The match has already started.
         *     - `SEAT_TAKEN`: That side is already taken.
         *     - `ALREADY_SEATED`: You already have a seat in this match.
         *     - `PAUSED_ALREADY`: The clocks are already paused.
         *     - `NOT_PAUSED`: The clocks are not paused.
         *     - `NO_PAUSE_OFFER`: There is no pause request to answer.
         *     - `NO_READY_CHECK`: No ready check is running.
         *     - `NOT_ON_VACATION`: You are not on vacation.
         *     - `NOT_FINISHED`: The match has not ended.
         *     - `INVITATION_USED`: The invitation has been used or has expired.
         *     - `OUTDATED`: Someone else changed this since you opened it. Reload and try again.
         *     - `EMAIL_TAKEN`: An account with that email address already exists.
         *     - `SALT_TOO_LATE`: Salts can no longer change: a draw has been made.
         *     - `BUTTON_USED`: This button was already used, or the match has moved on.
         *     - `MATCH_RUNNING`: The match is still being played. Its whole position is shown after the end.
         *     - `HINTS_FOR_PRACTICE`: Hints are for practice matches against the computer alone.
         *     - `TRIAL_CHANGED`: The trial has changed on another page. Reload it and try again.
         *     - `REPORT_SETTLED`: That report is already closed.
         *     - `SLUG_TAKEN`: A club with that short name already exists.
         */
        readonly Refused409: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description Payload Too Large. Codes of the service:
         *     - `TOO_LARGE`: The request is too large.
         */
        readonly Refused413: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description Unsupported Media Type. Codes of the service:
         *     - `UNSUPPORTED_MEDIA`: The content type must be application/json.
         */
        readonly Refused415: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description Unprocessable Entity. Codes of the service:
         *     - `REASON_REQUIRED`: Give a reason of 3 to 300 characters; it is kept in the audit log.
         *     - `SUSPENSION_INVALID`: A suspension lasts 1 to 3,650 days, or indefinitely.
         *     - `FRONT_FULL`: A front has 1 to 64 groups.
         *     - `CAMPAIGN_UNKNOWN`: This campaign is not available.
         *     - `CAMPAIGNS_TOO_MANY`: You have too many open campaigns. End one first.
         *     - `SETTINGS_INVALID`: The campaign settings are invalid.
         *     - `PLAN_OR_NOTE_INVALID`: A plan has up to 20 declarations, a note up to 2,000 characters.
         *     - `KEY_REUSED`: This Idempotency-Key was already used for a different request.
         *     - `GAME_OVER`: The match has ended.
         *     - `NOT_YOUR_TURN`: It is not your turn.
         *     - `DRAW_DECLINED`: Your draw offer was declined in this turn. Offer again in the next turn.
         *     - `NO_OFFER`: There is no draw offer to answer.
         *     - `SIDE_OUT`: Your side is already out of this match.
         *     - `RESIGN_INSTEAD`: You cannot leave a running match. Resign instead.
         *     - `NOTHING_TO_UNDO`: There is nothing to undo.
         *     - `NOTHING_TO_CLAIM`: Nobody has missed two turns in a row.
         *     - `NOTHING_TO_EXCUSE`: That side has no missed turn to excuse.
         *     - `PAUSE_INVALID`: A pause needs a reason of up to 200 characters, and an end within six months if you set one.
         *     - `VACATION_INVALID`: Vacation is in whole days, starts within a year and must not overlap another.
         *     - `VACATION_USED_UP`: You do not have that many vacation days left.
         *     - `HOURS_INVALID`: The time zone or time is invalid.
         *     - `HOURS_TOO_SOON`: You can change your sleep hours once in 7 days.
         *     - `JOIN_REQUIREMENTS_INVALID`: The join requirements are invalid.
         *     - `BOT_UNKNOWN`: Unknown computer player.
         *     - `LEVEL_NOT_OFFERED`: This scenario does not offer that level of the computer. Choose another level or scenario.
         *     - `NOT_REPLACEABLE`: The seats of this match cannot be taken over.
         *     - `CONDITIONAL_INVALID`: The conditional orders are invalid.
         *     - `UNREADABLE`: That line is not valid notation.
         *     - `ORDERS_INVALID`: The standing orders are invalid.
         *     - `ILLEGAL`: The rules do not allow that.
         *     - `RULE_SET_UNKNOWN`: Unknown rule set.
         *     - `SCENARIO_INVALID`: Unknown or invalid scenario.
         *     - `OPTIONS_INVALID`: The options are invalid.
         *     - `CLOCK_INVALID`: The clock settings are invalid.
         *     - `SIDE_UNKNOWN`: Unknown side.
         *     - `TOKEN_INVALID`: A token needs a name of 1 to 60 characters and known scopes.
         *     - `TOKENS_TOO_MANY`: You have too many tokens; revoke one first.
         *     - `PROFILE_INVALID`: That name or time zone is not allowed.
         *     - `ACCOUNT_INVALID`: An account needs a name, an email address and, if you set one, a password of 8 to 128 characters.
         *     - `DELETION_UNCONFIRMED`: Type your email address to confirm that you want to delete your account.
         *     - `CREATOR_STAYS`: You created this match. Cancel it instead.
         *     - `TOO_MANY_MATCHES`: You have too many open matches; play or cancel one first.
         *     - `TOO_MANY_INVITATIONS`: This match has too many invitations.
         *     - `SALT_INVALID`: A salt is 32 hexadecimal digits (0–9, a–f).
         *     - `SALT_TOO_SOON`: Request the dice first, then send your salt. Otherwise the salt protects nobody.
         *     - `DICE_UNKNOWN`: These dice were not issued to you.
         *     - `TITLE_INVALID`: The name or title is blank, too long, or has signs that no line of text shows.
         *     - `SCENARIOS_TOO_MANY`: You have too many saved scenarios. Delete one first.
         *     - `NOTIFICATION_PREFERENCES_INVALID`: The notification settings are invalid.
         *     - `WEBHOOK_INVALID`: A webhook needs a name of 1 to 60 characters, an address, and a known format.
         *     - `WEBHOOKS_TOO_MANY`: You have too many webhooks; remove one first.
         *     - `TARGET_REFUSED`: We cannot send to that address.
         *     - `PUSH_NOT_OFFERED`: Push is not available on this server.
         *     - `DEVICE_INVALID`: The push subscription is invalid.
         *     - `DEVICES_TOO_MANY`: You have too many browsers with push. Remove one first.
         *     - `MESSAGE_INVALID`: A message has 1 to 1,000 characters.
         *     - `RECIPIENT_UNKNOWN`: No other player of that name is in this match.
         *     - `FOLLOWS_TOO_MANY`: You follow too many people or matches. Unfollow one first.
         *     - `NOBODY_THERE`: Nobody would receive this message.
         *     - `REPORT_INVALID`: A report needs a reason of up to 300 characters.
         *     - `NOTE_INVALID`: A note has 1 to 1,000 characters and refers to a step you have seen.
         *     - `TOO_MANY_NOTES`: You have too many notes in this match. Delete one first.
         *     - `HINTS_NOT_OFFERED`: There are no hints in this scenario. Choose one that offers levels of the computer.
         *     - `STEP_UNKNOWN`: The match has fewer steps. Choose an earlier one.
         *     - `TRIAL_INVALID`: A trial has a title of up to 80 characters and a tree of up to 200 orders, 40 deep and 8 from one position.
         *     - `TOO_MANY_TRIALS`: You keep 100 trials. Delete one first.
         *     - `CLUB_INVALID`: A club needs a short name (3 to 40 lower-case letters, digits and hyphens) and a name of up to 80 characters.
         *     - `CLUB_FULL`: The club has too much under way. End or cancel some of it first.
         *     - `CLUBS_TOO_MANY`: You own too many clubs. Transfer one first.
         *     - `OWNER_STAYS`: The owner cannot leave the club. Transfer it first.
         *     - `CL_REASON_REQUIRED`: Give a reason of 10 to 1,000 characters.
         *     - `IMPORT_REFUSED`: The file has errors. Nothing was imported: correct the lines and try again.
         *     - `EVENT_REFUSED`: The event does not allow that now.
         */
        readonly Refused422: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description Too many requests: 1,200 a minute from one address, 2,400 by session, 12,000 by token; fewer where it says so. Codes of the service:
         *     - `STREAMS_TOO_MANY`: You have too many open streams. Close one first.
         *     - `MESSAGES_TOO_MANY`: You are sending messages too fast. Wait a few minutes.
         *     - `TOO_MANY_REQUESTS`: Too many requests. Wait a moment and try again.
         */
        readonly Refused429: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description Internal Server Error. Codes of the service:
         *     - `INTERNAL`: Something went wrong here. It has been logged.
         */
        readonly Refused500: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description Service Unavailable. Codes of the service:
         *     - `GUESTS_FULL`: Too many guests are playing right now. Create an account, or try again later.
         *     - `UNAVAILABLE`: The service is unavailable. Try again shortly.
         */
        readonly Refused503: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Nothing has changed since that ETag */
        readonly Unchanged: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly ETag: components["headers"]["ETag"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Yours where you sent one, else ours: name it when you ask for help */
        readonly "X-Request-Id": string;
        /** @description Send it back as If-None-Match: 304 when nothing has changed */
        readonly ETag: string;
        /** @description Seconds until the next request is let through */
        readonly "Retry-After": number;
        /** @description `true`: that key was used before, and this is what was answered then */
        readonly "Idempotent-Replayed": string;
        /** @description The one that you sent, where what you have missed since comes first */
        readonly "Last-Event-ID": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly getMe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Me"];
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly deleteMe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly email: string;
                };
            };
        };
        readonly responses: {
            /** @description No Content */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly patchMe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly name?: string | null;
                    readonly timeZone?: string | null;
                    readonly mailTurns?: boolean | null;
                    /** @description How many running matches you want at most where events ask (CL-031); 0: you do not say */
                    readonly matchLimit?: number | null;
                    /** @description A program plays for this account: its name ends with "(bot)" */
                    readonly program?: boolean | null;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Me"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getMeExport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly [key: string]: components["schemas"]["Json"];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getMeSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly sessions: readonly components["schemas"]["SessionInfo"][];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly deleteMeSessionsId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the session */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description No Content */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getMeTokens: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly tokens: readonly components["schemas"]["TokenInfo"][];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMeTokens: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly name: string;
                    readonly scopes?: readonly string[] | null;
                };
            };
        };
        readonly responses: {
            /** @description Created */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly id: string;
                        readonly name: string;
                        readonly scopes: readonly string[];
                        /** Format: date-time */
                        readonly createdAt: string;
                        readonly lastUsedAt: null | string;
                        readonly token: string;
                    };
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly deleteMeTokensId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the token */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description No Content */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getUsersId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the person */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Profile"];
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getRulesets: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly ruleSets: readonly {
                            readonly id: string;
                            readonly edition: number;
                            readonly ref: string;
                            readonly title: string;
                            readonly sides: readonly string[];
                            readonly playersPerSide: number;
                            readonly scenarios: readonly {
                                readonly id: components["schemas"]["ScenarioId"];
                                readonly title: string;
                                readonly sides: readonly string[];
                                readonly levels: readonly ("captain" | "corporal" | "general" | "recruit" | "sergeant")[];
                            }[];
                        }[];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getRulesetsId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The game: `tank-killers` is its newest edition, `tank-killers@1` that one */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly options: readonly components["schemas"]["OptionSpec"][];
                        readonly scenarios: readonly {
                            readonly levels: readonly ("captain" | "corporal" | "general" | "recruit" | "sergeant")[];
                            readonly id: components["schemas"]["ScenarioId"];
                            readonly title: string;
                            readonly sides: readonly string[];
                            readonly document: components["schemas"]["Json"];
                        }[];
                        readonly texts: components["schemas"]["Texts"];
                        readonly initialOrders: components["schemas"]["Json"];
                        readonly catalogue: components["schemas"]["Json"];
                        readonly clockPresets: readonly components["schemas"]["ClockPreset"][];
                        readonly id: string;
                        readonly edition: number;
                        readonly ref: string;
                        readonly title: string;
                        readonly sides: readonly string[];
                        readonly playersPerSide: number;
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getRulesetsIdSchemas: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The game: `tank-killers` is its newest edition, `tank-killers@1` that one */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly [key: string]: components["schemas"]["Json"];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getMatches: {
        readonly parameters: {
            readonly query?: {
                /** @description Those in which you hold a seat; else open ones of the lobby */
                readonly mine?: "0" | "1" | "true" | "false";
                /** @description Of yours: only those that wait for you */
                readonly waiting?: "0" | "1" | "true" | "false";
                /** @description Of yours: only those that have ended */
                readonly finished?: "0" | "1" | "true" | "false";
                /** @description Only those that stand so */
                readonly status?: "open" | "playing" | "finished";
                /** @description Only matches of this game */
                readonly ruleSet?: string;
                /** @description Only matches of this scenario */
                readonly scenario?: string;
                /** @description Only those in which this side is free */
                readonly side?: string;
                /** @description Only open ones in which you may sit down: your record meets their requirements */
                readonly joinable?: "0" | "1" | "true" | "false";
                /** @description How many at most */
                readonly limit?: number;
                /** @description `next` of the page before; else the first page */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly matches: readonly {
                            readonly id: string;
                            readonly ruleSet: string;
                            readonly edition: number;
                            readonly scenario: string;
                            readonly title: string;
                            /** @enum {unknown} */
                            readonly status: "finished" | "open" | "playing";
                            readonly listed: boolean;
                            readonly options: components["schemas"]["Json"];
                            readonly creator: {
                                readonly id: string;
                                readonly name: string;
                            };
                            /** Format: date-time */
                            readonly createdAt: string;
                            readonly startedAt: null | string;
                            readonly finishedAt: null | string;
                            readonly step: number;
                            readonly sealedStep: number;
                            readonly spectatorDelay: number;
                            readonly pending: null | {
                                /** @constant */
                                readonly kind: "choice";
                                readonly side: string;
                                readonly window: string;
                                /** @enum {unknown} */
                                readonly clock: "reaction" | "turn";
                            } | {
                                /** @constant */
                                readonly kind: "finished";
                                readonly outcome: {
                                    readonly reason: string;
                                    readonly places: readonly {
                                        readonly side: string;
                                        readonly place: number;
                                        readonly score: null | number;
                                    }[];
                                };
                            } | {
                                /** @constant */
                                readonly kind: "orders";
                                readonly from: readonly string[];
                                readonly window: string;
                            };
                            readonly waitingFor: readonly string[];
                            readonly sides: {
                                readonly [key: string]: {
                                    readonly out: boolean;
                                    readonly user: components["schemas"]["Person"] | null;
                                    readonly players: readonly (components["schemas"]["Person"] | null)[];
                                    readonly reserveMs: null | number;
                                    readonly since: null | string;
                                    readonly running: boolean;
                                    readonly missedTurns: number;
                                };
                            };
                            readonly you: null | {
                                readonly side: string;
                                readonly player: number;
                            };
                            readonly clock: {
                                /** @description Hours for every player to confirm the ready check before the start; 0: the match begins at once. */
                                readonly readyCheckHours: number;
                                /** @enum {unknown} */
                                readonly atEnd: "bot" | "claim" | "default" | "forfeit" | "replacement" | "standing";
                                /** @description IANA zone of the match: fixed deadlines and days of rest are read in it. */
                                readonly timeZone: string;
                                /** @description Days of the week on which no clock runs. */
                                readonly restDays: readonly number[];
                                /** @description Dates on which no clock runs, "2026-12-25". */
                                readonly holidays: readonly string[];
                                /** @description Hours per night in which a player's clock is paused, from the hour that they choose. */
                                readonly sleepHours: number;
                                /** @description Days of vacation that each side may take in the course of the match. */
                                readonly vacationDays: number;
                                /** @description A side that runs out of time goes on vacation instead, as long as it has any left. */
                                readonly vacationByItself: boolean;
                                /** @description Null: each side has a reserve. Else turns end at these moments; reactions keep their own time. */
                                readonly fixed: null | {
                                    /** @description Time of day in the zone of the match, "19:00". */
                                    readonly at: string;
                                    /** @description On these days: all seven for a daily deadline, one for a weekly one. */
                                    readonly weekdays: readonly number[];
                                    /** @description A side that gets the turn later than this before a deadline has until the next one. */
                                    readonly noticeSeconds: number;
                                };
                                /** @description The reserve of each side at the start. */
                                readonly bankSeconds: number;
                                /** @description Given back at the end of each turn. */
                                readonly incrementSeconds: number;
                                /** @description The most that a reserve may hold. */
                                readonly capSeconds: number;
                                /** @description For each answer within another side's turn. */
                                readonly reactionSeconds: number;
                            };
                            readonly deadline: null | string;
                            readonly drawOffer: null | string;
                            readonly drawAccepted: readonly string[];
                            readonly drawDeclined: readonly string[];
                            readonly ending: null | {
                                /** @constant */
                                readonly by: "rules";
                                readonly outcome: {
                                    readonly reason: string;
                                    readonly places: readonly {
                                        readonly side: string;
                                        readonly place: number;
                                        readonly score: null | number;
                                    }[];
                                };
                            } | {
                                /** @enum {unknown} */
                                readonly by: "adjudication" | "agreement" | "resignation" | "timeout";
                                readonly outcome: {
                                    readonly reason: string;
                                    readonly places: readonly {
                                        readonly side: string;
                                        readonly place: number;
                                        readonly score: null | number;
                                    }[];
                                };
                            };
                            readonly commitment: string;
                            readonly rematch: null | string;
                            readonly rematchOf: null | string;
                            readonly joinRequirements: null | {
                                /** @description At least this reliability, in percent. */
                                readonly reliability: null | number;
                                /** @description Half of their turns answered within this many hours. */
                                readonly responseHours: null | number;
                                /** @description Whether they may join who has not played enough turns to be measured. */
                                readonly newcomers: boolean;
                            };
                            readonly joinBlocker?: components["schemas"]["JoinBlocker"] | null;
                        }[];
                        readonly next: components["schemas"]["Next"];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMatches: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat: under the same key it is done once, 1 to 200 printable characters */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description "id" for the newest edition, or "id@edition" */
                    readonly ruleSet: string;
                    /** @description The id of a listed scenario, or a whole scenario document */
                    readonly scenario?: unknown;
                    /** @description A custom scenario instead, by its id if it is yours or by its share key */
                    readonly customScenario?: string | null;
                    /** @description By key. What is left out takes its initial value; between people who answer by post, what the game has for that */
                    readonly options?: unknown;
                    /** @description The id of a preset, or {bankSeconds, incrementSeconds, capSeconds, reactionSeconds, atEnd, fixed, timeZone, restDays, holidays, sleepHours, vacationDays, vacationByItself, readyCheckHours} */
                    readonly clock?: unknown;
                    readonly title?: string | null;
                    /** @description Shown in the lobby (the rule), or joined by invitation only */
                    readonly listed?: boolean | null;
                    /** @description Your side; the first one when nothing is said */
                    readonly side?: string | null;
                    /** @description Who holds each side: "me", "open" or null, or {"email"} to invite */
                    readonly sides?: {
                        readonly [key: string]: string | null | {
                            readonly email: string;
                        };
                    } | null;
                    /** @description You hold every side */
                    readonly solo?: boolean | null;
                    /** @description A computer player, by name, takes every other side */
                    readonly bot?: string | null;
                    /** @description Who may join: {reliability, responseHours, newcomers} */
                    readonly joinRequirements?: unknown;
                    /** @description The dice you were issued (POST /dice); required with a salt */
                    readonly dice?: {
                        readonly matchId: string;
                        readonly commitment: string;
                    } | null;
                    /** @description What you add to the dice: 32 hexadecimal digits */
                    readonly salt?: string | null;
                };
            };
        };
        readonly responses: {
            /** @description Created */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Match"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postDice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DiceOffer"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getInvitationsSecret: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description What stands at the end of the invitation’s link */
                readonly secret: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly side: null | string;
                        readonly inviter: {
                            readonly id: string;
                            readonly name: string;
                        };
                        /** Format: date-time */
                        readonly expiresAt: string;
                        /** @description Whether a seat can still be taken by it. */
                        readonly usable: boolean;
                        readonly match: components["schemas"]["MatchSummary"];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMatchesIdJoin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly side?: string | null;
                    readonly invitation?: string | null;
                    /** @description What you add to the dice: 32 hexadecimal digits */
                    readonly salt?: string | null;
                } | null;
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Match"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMatchesIdLeave: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Match"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMatchesIdCancel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description No Content */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMatchesIdInvitations: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly side?: string | null;
                    readonly email?: string | null;
                } | null;
            };
        };
        readonly responses: {
            /** @description Created */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvitationLink"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMatchesIdBot: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly bot: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Match"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMatchesIdRematch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description The dice you were issued (POST /dice); required with a salt */
                    readonly dice?: {
                        readonly matchId: string;
                        readonly commitment: string;
                    } | null;
                    /** @description What you add to the dice: 32 hexadecimal digits */
                    readonly salt?: string | null;
                } | null;
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Match"];
                };
            };
            /** @description Created */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Match"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMatchesIdSalt: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly salt: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Match"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getMatchesId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Match"];
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getMatchesIdCommands: {
        readonly parameters: {
            readonly query?: {
                /** @description A unit or card id: only its commands; empty: those of no unit */
                readonly subject?: string;
            };
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly step: number;
                        readonly subjects: readonly string[];
                        readonly commands: readonly components["schemas"]["LegalCommand"][];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMatchesIdCommands: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat: under the same key it is done once, 1 to 200 printable characters */
                readonly "idempotency-key"?: string;
                /** @description return=minimal leaves the view out of the answer (RFC 7240) */
                readonly prefer?: string;
            };
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description The step that you saw */
                    readonly expectedStep: number;
                    /** @description A command of the game as data */
                    readonly command?: {
                        readonly [key: string]: unknown;
                    };
                    /** @description A command in the notation of the game */
                    readonly line?: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Answer"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getMatchesIdNotices: {
        readonly parameters: {
            readonly query?: {
                /** @description Steps seen before */
                readonly after?: number;
            };
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly step: number;
                        readonly steps: readonly components["schemas"]["LogEntry"][];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getMatchesIdFrames: {
        readonly parameters: {
            readonly query?: {
                /** @description The first frame: the position after this many steps */
                readonly from?: number;
                /** @description So many frames at most */
                readonly count?: number;
            };
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Frame"][];
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getMatchesIdDice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SeenDice"];
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getMatchesIdRecord: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly [key: string]: components["schemas"]["Json"];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMatchesIdSeen: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly step: number;
                };
            };
        };
        readonly responses: {
            /** @description No Content */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getWindows: {
        readonly parameters: {
            readonly query: {
                /** @description The id of the game */
                readonly ruleSet: string;
                /** @description So many at most, the newest */
                readonly limit?: number;
            };
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly windows: readonly components["schemas"]["PastWindow"][];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMatchesIdUndo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly expectedStep?: number;
                } | null;
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Answer"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getMatchesIdOrders: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly orders: components["schemas"]["Json"];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMatchesIdOrders: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description A command of the game as data */
                    readonly command?: {
                        readonly [key: string]: unknown;
                    };
                    /** @description A command in the notation of the game */
                    readonly line?: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Answer"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMatchesIdResign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Answer"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMatchesIdDraw: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @default offer
                     * @enum {string}
                     */
                    readonly action?: "offer" | "accept" | "decline";
                } | null;
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Answer"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMatchesIdClaim: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Answer"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getStream: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Id of the last event you received: missed events are sent first */
                readonly "Last-Event-ID"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Events without end: `data` of each is a StreamEvent. By Accept also one JSON a line. A Last-Event-ID is answered with itself, and with what was missed since. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Last-Event-ID": components["headers"]["Last-Event-ID"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": string;
                    readonly "application/x-ndjson": components["schemas"]["StreamEvent"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMatchesIdReady: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Match"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMatchesIdSeat: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly action: "open" | "return";
                } | {
                    /** @enum {string} */
                    readonly action: "takeOver";
                    readonly side: string;
                    readonly invitation?: string | null;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Match"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getVacancies: {
        readonly parameters: {
            readonly query?: {
                /** @description How many at most */
                readonly limit?: number;
                /** @description `next` of the page before; else the first page */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly matches: readonly components["schemas"]["MatchSummary"][];
                        readonly next: components["schemas"]["Next"];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMatchesIdPause: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly action: "offer";
                    readonly reason: string;
                    readonly until?: string | null;
                } | {
                    /** @enum {string} */
                    readonly action: "accept" | "decline" | "end";
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Match"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMatchesIdVacation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly action: "take";
                    readonly days: number;
                    readonly from?: string | null;
                } | {
                    /** @enum {string} */
                    readonly action: "end";
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Match"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMatchesIdExcuse: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly side: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Match"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getMatchesIdCalendar: {
        readonly parameters: {
            readonly query?: {
                /** @description Days from today */
                readonly days?: number;
            };
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly sides: readonly components["schemas"]["SideCalendar"][];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getMatchesIdHandover: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly side: string;
                        readonly player: number;
                        readonly leaver: {
                            readonly id: string;
                            readonly name: string;
                        };
                        /** Format: date-time */
                        readonly at: string;
                        readonly step: number;
                        readonly view: components["schemas"]["Json"];
                        readonly pending: {
                            /** @constant */
                            readonly kind: "choice";
                            readonly side: string;
                            readonly window: string;
                            /** @enum {unknown} */
                            readonly clock: "reaction" | "turn";
                        } | {
                            /** @constant */
                            readonly kind: "finished";
                            readonly outcome: {
                                readonly reason: string;
                                readonly places: readonly {
                                    readonly side: string;
                                    readonly place: number;
                                    readonly score: null | number;
                                }[];
                            };
                        } | {
                            /** @constant */
                            readonly kind: "orders";
                            readonly from: readonly string[];
                            readonly window: string;
                        };
                        readonly standingOrders: components["schemas"]["Json"];
                        readonly log: readonly components["schemas"]["LogEntry"][];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getMatchesIdConditionalOrders: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly orders: readonly components["schemas"]["ConditionalOrder"][];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMatchesIdConditionalOrders: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly orders: unknown;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly orders: readonly components["schemas"]["ConditionalOrder"][];
                    };
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly putMeSleepHours: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly timeZone: string;
                    readonly sleepFrom: number;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HoursInput"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getUsersIdReliability: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the person */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Reliability"];
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getClubs: {
        readonly parameters: {
            readonly query?: {
                /** @description How many at most */
                readonly limit?: number;
                /** @description `next` of the page before; else the first page */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly clubs: readonly components["schemas"]["Club"][];
                        readonly next: components["schemas"]["Next"];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postClubs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly slug: string;
                    readonly name: string;
                    readonly about?: string | null;
                    readonly zone?: string | null;
                    readonly visibility?: ("public" | "listed" | "private") | null;
                    readonly joinRule?: ("open" | "ask" | "invite") | null;
                };
            };
        };
        readonly responses: {
            /** @description Created */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Club"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getClubsSlug: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The short name of the club */
                readonly slug: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Club"];
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postClubsSlugActs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short name of the club */
                readonly slug: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly type: "join" | "leave" | "take-ownership" | "take-office" | "decline-office";
                } | {
                    /** @enum {string} */
                    readonly type: "invite" | "admit" | "offer-ownership";
                    readonly userId: string;
                } | {
                    /** @enum {string} */
                    readonly type: "remove";
                    readonly userId: string;
                    /** @description For cause: their entries in events end with the round */
                    readonly reason?: string;
                } | {
                    /** @enum {string} */
                    readonly type: "appoint";
                    readonly userId: string;
                    readonly roles: readonly ("owner" | "organiser" | "referee")[];
                } | {
                    /** @enum {string} */
                    readonly type: "edit";
                    readonly changes: {
                        readonly name?: string;
                        readonly about?: string | null;
                        readonly zone?: string | null;
                        readonly visibility?: ("public" | "listed" | "private") | null;
                        readonly joinRule?: ("open" | "ask" | "invite") | null;
                    };
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly club: components["schemas"]["Club"] | null;
                    };
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getEvents: {
        readonly parameters: {
            readonly query?: {
                /** @description Only those of this club, by its short name */
                readonly club?: string;
                /** @description Only events you have entered or run */
                readonly mine?: "1";
                /** @description How many at most */
                readonly limit?: number;
                /** @description `next` of the page before; else the first page */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly events: readonly {
                            readonly id: string;
                            readonly name: string;
                            readonly club: {
                                readonly slug: string;
                                readonly name: string;
                            };
                            readonly ruleSet: string;
                            readonly scenario: string;
                            readonly format: string;
                            readonly state: string;
                            readonly startsAt: string;
                            readonly entries: number;
                        }[];
                        readonly next: components["schemas"]["Next"];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getEventsId: {
        readonly parameters: {
            readonly query?: {
                /** @description Tables as its log gave them after this act (CL-196); left out: as they are */
                readonly seq?: number;
                /** @description Of a season with several divisions one alone, the first is 1: its entries and your own, its legs, cases and tables, without signals (CL-171). 0: of a season of more than eight your own or the first, of others everything */
                readonly division?: number;
            };
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the event */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClubEvent"];
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getEventsIdLog: {
        readonly parameters: {
            readonly query?: {
                /** @description The `seq` of the last row that you know */
                readonly after?: number;
                /** @description How many at most */
                readonly limit?: number;
                /** @description What is about one division, as for the event, or about everybody */
                readonly division?: number;
            };
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the event */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly head: string;
                        readonly log: readonly {
                            readonly seq: number;
                            readonly at: string;
                            readonly act: components["schemas"]["LogEvent"];
                            readonly role: string;
                            readonly prev: string;
                            readonly hash: string;
                        }[];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getEventsIdExport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the event */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EventExport"];
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getEventsIdDownloadsFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the event */
                readonly id: string;
                /** @description The name of the file */
                readonly file: "table.json" | "fixtures.json" | "crosstable.json" | "decisions.json" | "promotion.json" | "table.csv" | "fixtures.csv" | "crosstable.csv" | "entries.csv" | "decisions.csv" | "report.trf" | "calendar.ics" | "news.atom" | "news.json";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description By the name of the paper: JSON, CSV, TRF, iCalendar or Atom */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                    readonly "text/calendar": string;
                    readonly "application/atom+xml": string;
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postClubsSlugEvents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat: under the same key it is done once, 1 to 200 printable characters */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @description The short name of the club */
                readonly slug: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly name: string;
                    /** @description What is frozen when entries open; what is left out has its default */
                    readonly settings: {
                        readonly [key: string]: unknown;
                    };
                    /** @description The id of a preset, or a ClockSpec */
                    readonly clock?: unknown;
                    readonly startsAt: unknown;
                    /** @description An event of the club whose final order, with promotion and relegation, seeds this one */
                    readonly after?: string | null;
                };
            };
        };
        readonly responses: {
            /** @description Created */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClubEvent"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postClubsSlugImports: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short name of the club */
                readonly slug: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description What the file is; trf: the report of a tournament (TRF-16)
                     * @enum {string}
                     */
                    readonly kind: "members" | "entries" | "results" | "season" | "trf";
                    /** @description The event into which entries and results go */
                    readonly event?: string | null;
                    /** @description The file, as text or in base64 */
                    readonly file: string;
                    /** @description The standings of a season, in the same coding */
                    readonly standings?: string | null;
                    /**
                     * @description How `file` and `standings` are sent
                     * @default text
                     * @enum {string}
                     */
                    readonly coding?: "text" | "base64";
                    /** @description How the file is written; what is left out is found */
                    readonly dialect?: {
                        readonly separator?: ("," | ";" | "\t" | "|") | null;
                        readonly encoding?: ("utf-8" | "windows-1252") | null;
                    } | null;
                    /** @description Other names of columns, theirs to ours: {"Navn": "name"} */
                    readonly columns?: {
                        readonly [key: string]: string;
                    } | null;
                    /** @description The file is checked line by line, and nothing is written */
                    readonly dryRun: boolean;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SpokenAnswer"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postEventsIdActs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat: under the same key it is done once, 1 to 200 printable characters */
                readonly "idempotency-key"?: string;
                /** @description return=minimal answers {id, seq, head, state} alone (RFC 7240) */
                readonly prefer?: string;
            };
            readonly path: {
                /** @description The id of the event */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": ({
                    /** @description What is done */
                    readonly type: string;
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                } & {
                    readonly [key: string]: unknown;
                }) & ({
                    /** @enum {string} */
                    readonly type: "open";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                } | {
                    /** @enum {string} */
                    readonly type: "muster";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                } | {
                    /** @enum {string} */
                    readonly type: "start";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                } | {
                    /** @enum {string} */
                    readonly type: "seed";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description All entries, the first seed first */
                    readonly order: readonly string[];
                } | {
                    /** @enum {string} */
                    readonly type: "cancel";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description Why, as everyone will read it (CL-013) */
                    readonly reason: string;
                } | {
                    /** @enum {string} */
                    readonly type: "amend";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description What is to change, as in the announcement */
                    readonly settings: {
                        readonly [key: string]: unknown;
                    };
                    /** @description Why, as everyone will read it (CL-013) */
                    readonly reason: string;
                } | {
                    /** @enum {string} */
                    readonly type: "consent";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The `seq` of the proposal */
                    readonly to: number;
                    /** @description Whether you agree */
                    readonly accept: boolean;
                } | {
                    /** @enum {string} */
                    readonly type: "finish";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description Why, as everyone will read it (CL-013) */
                    readonly reason: string;
                } | {
                    /** @enum {string} */
                    readonly type: "enter";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description Of a team event: the name of your team */
                    readonly team?: string;
                    /**
                     * @description Of a team event: whether you play yourself
                     * @default true
                     */
                    readonly plays?: boolean;
                    /** @description Of a team event: the ids of the people you invite */
                    readonly squad?: readonly string[];
                } | {
                    /** @enum {string} */
                    readonly type: "late";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The id of an entry */
                    readonly entry: string;
                } | {
                    /** @enum {string} */
                    readonly type: "undo-import";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The `seq` of the import */
                    readonly of: number;
                } | {
                    /** @enum {string} */
                    readonly type: "list-match";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The match, by its id */
                    readonly match: string;
                } | {
                    /** @enum {string} */
                    readonly type: "enter-bot";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The name of a computer player */
                    readonly bot: string;
                } | {
                    /** @enum {string} */
                    readonly type: "ask-player";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The id of a person */
                    readonly person: string;
                } | {
                    /** @enum {string} */
                    readonly type: "drop-player";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description A player of the team, by their entry */
                    readonly player: string;
                } | {
                    /** @enum {string} */
                    readonly type: "transfer-team";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description A player of the team, by their entry */
                    readonly player: string;
                } | {
                    /** @enum {string} */
                    readonly type: "line-up";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description All players of the team by their entries, board 1 first */
                    readonly squad?: readonly string[];
                    /** @description Those of them who do not play */
                    readonly absent?: readonly string[];
                } | {
                    /** @enum {string} */
                    readonly type: "reserve";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The match, by its id */
                    readonly leg: string;
                    /** @description A player of the team, by their entry */
                    readonly player: string;
                } | {
                    /** @enum {string} */
                    readonly type: "join";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /**
                     * @description Whether you agree
                     * @default true
                     */
                    readonly accept?: boolean;
                } | {
                    /** @enum {string} */
                    readonly type: "confirm";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                } | {
                    /** @enum {string} */
                    readonly type: "withdraw";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                } | {
                    /** @enum {string} */
                    readonly type: "bye";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The number of a round */
                    readonly round: number;
                    /** @description H: a half bye; Z: no bye, no points (CL-064) */
                    readonly code: string;
                } | {
                    /** @enum {string} */
                    readonly type: "challenge";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The id of an entry */
                    readonly b: string;
                } | {
                    /** @enum {string} */
                    readonly type: "answer";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description Who challenges you */
                    readonly a: string;
                    /** @description Whether you agree */
                    readonly accept: boolean;
                } | {
                    /** @enum {string} */
                    readonly type: "leave";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description An instant: ms since 1970, or ISO 8601 in UTC */
                    readonly from: number | string;
                    /** @description An instant: ms since 1970, or ISO 8601 in UTC */
                    readonly to: number | string;
                } | {
                    /** @enum {string} */
                    readonly type: "absence";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description An instant: ms since 1970, or ISO 8601 in UTC */
                    readonly from: number | string;
                    /** @description An instant: ms since 1970, or ISO 8601 in UTC */
                    readonly to: number | string;
                } | {
                    /** @enum {string} */
                    readonly type: "offer-substitute";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                } | {
                    /** @enum {string} */
                    readonly type: "stop-substitute";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                } | {
                    /** @enum {string} */
                    readonly type: "substitute";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description Left out: your own */
                    readonly entry?: string;
                } | {
                    /** @enum {string} */
                    readonly type: "accept";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The id of an entry */
                    readonly entry: string;
                } | {
                    /** @enum {string} */
                    readonly type: "decline";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The id of an entry */
                    readonly entry: string;
                } | {
                    /** @enum {string} */
                    readonly type: "appeal";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The match, by its id */
                    readonly leg: string;
                    /** @description Why, as everyone will read it (CL-013) */
                    readonly reason: string;
                } | {
                    /** @enum {string} */
                    readonly type: "open-case";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The match, by its id */
                    readonly leg: string;
                    /** @description Why, as everyone will read it (CL-013) */
                    readonly reason: string;
                } | {
                    /** @enum {string} */
                    readonly type: "add-statement";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The match, by its id */
                    readonly leg: string;
                    /** @description Your statement */
                    readonly text: string;
                } | {
                    /** @enum {string} */
                    readonly type: "report";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The match, by its id */
                    readonly leg: string;
                    /** @description Quarter points of the side that the match names first */
                    readonly q?: number;
                    /** @description Points of the table, of the side that the match names first and of the other */
                    readonly score?: readonly number[] | null;
                    /** @description The day, such as 2026-01-05 */
                    readonly playedOn?: string | null;
                    readonly note?: string;
                    /** @description An address with https */
                    readonly link?: string;
                    /** @description Of an officer: why, as everyone will read it */
                    readonly reason?: string;
                } | {
                    /** @enum {string} */
                    readonly type: "confirm-report";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The match, by its id */
                    readonly leg: string;
                    /** @description The `seq` of the report that you have read; left out: the one that waits */
                    readonly of?: number;
                } | {
                    /** @enum {string} */
                    readonly type: "dispute";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The match, by its id */
                    readonly leg: string;
                    /** @description The `seq` of the report that you have read; left out: the one that waits */
                    readonly of?: number;
                    /** @description Quarter points of the side that the match names first */
                    readonly q?: number;
                    /** @description Points of the table, of the side that the match names first and of the other */
                    readonly score?: readonly number[] | null;
                    /** @description Why, as everyone will read it (CL-013) */
                    readonly reason: string;
                } | {
                    /** @enum {string} */
                    readonly type: "retract";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The match, by its id */
                    readonly leg: string;
                    /** @description The `seq` of the report that you have read; left out: the one that waits */
                    readonly of?: number;
                } | {
                    /** @enum {string} */
                    readonly type: "withdraw-case";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The match, by its id */
                    readonly leg: string;
                } | {
                    /** @enum {string} */
                    readonly type: "move-case";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The match, by its id */
                    readonly leg: string;
                    /** @description Why, as everyone will read it (CL-013) */
                    readonly reason: string;
                    /** @description Whether its clocks stop */
                    readonly stop?: boolean;
                } | {
                    /** @enum {string} */
                    readonly type: "open-evaluation";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The match, by its id */
                    readonly leg: string;
                } | {
                    /** @enum {string} */
                    readonly type: "forbid";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The id of an entry */
                    readonly a: string;
                    /** @description The id of an entry */
                    readonly b: string;
                    /** @description Why, as everyone will read it (CL-013) */
                    readonly reason: string;
                } | {
                    /** @enum {string} */
                    readonly type: "repair";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The number of a round */
                    readonly round: number;
                    /** @description Why, as everyone will read it (CL-013) */
                    readonly reason: string;
                } | {
                    /** @enum {string} */
                    readonly type: "override";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description [[A, B], …], by entries */
                    readonly pairs: readonly (readonly string[])[];
                    /** @description Why, as everyone will read it (CL-013) */
                    readonly reason: string;
                } | {
                    /** @enum {string} */
                    readonly type: "agree-override";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                } | {
                    /** @enum {string} */
                    readonly type: "exclude";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The id of an entry */
                    readonly entry: string;
                    /** @description Why, as everyone will read it (CL-013) */
                    readonly reason: string;
                } | {
                    /** @enum {string} */
                    readonly type: "pause";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description Why, as everyone will read it (CL-013) */
                    readonly reason: string;
                } | {
                    /** @enum {string} */
                    readonly type: "resume";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                } | {
                    /** @enum {string} */
                    readonly type: "agree-repeat";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                } | {
                    /** @enum {string} */
                    readonly type: "extend";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The match, by its id */
                    readonly leg: string;
                    /** @description Whole days */
                    readonly days: number;
                    /** @description Why, as everyone will read it (CL-013) */
                    readonly reason: string;
                } | {
                    /** @enum {string} */
                    readonly type: "decide";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The match, by its id */
                    readonly leg: string;
                    /** @description Why, as everyone will read it (CL-013) */
                    readonly reason: string;
                    /** @description adjudicated, walkover, replay, play-on …; left out: adjudicated */
                    readonly how?: string;
                    /** @description Quarter points of side A; left out where play continues */
                    readonly q?: number;
                    /** @description The `seq` of the decision that this one replaces */
                    readonly supersedes?: number | null;
                    /** @description Who plays a board again, by their entries */
                    readonly players?: readonly (string | null)[];
                    /** @description How many, where play continues */
                    readonly days?: number;
                } | {
                    /** @enum {string} */
                    readonly type: "deduct";
                    /**
                     * @description What the log had when you looked: a newer one is STALE
                     * @default null
                     */
                    readonly expectedSeq?: number | null;
                    /** @description The id of an entry */
                    readonly entry: string;
                    /** @description Quarter points */
                    readonly q: number;
                    /** @description Why, as everyone will read it (CL-013) */
                    readonly reason: string;
                });
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClubEvent"] | components["schemas"]["EventMark"];
                };
            };
            /** @description Accepted */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClubEvent"] | components["schemas"]["EventMark"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getRatings: {
        readonly parameters: {
            readonly query: {
                /** @description The id of the game */
                readonly game: string;
                /** @description Which of its ratings */
                readonly kind?: "duel" | "teams" | "multi" | "table";
                /** @description How many at most */
                readonly limit?: number;
                /** @description `next` of the page before; else the first page */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly ratings: readonly components["schemas"]["Listed"][];
                        readonly next: components["schemas"]["Next"];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getUsersIdRatings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the person */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly ratings: readonly components["schemas"]["Rating"][];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getWatch: {
        readonly parameters: {
            readonly query?: {
                /** @description Only matches of this game */
                readonly ruleSet?: string;
                /** @description Only matches of this scenario */
                readonly scenario?: string;
                /** @description The id of a person, or the beginning of a name */
                readonly player?: string;
                /** @description Else both */
                readonly state?: "playing" | "finished";
                /** @description The side that won, or "drawn" */
                readonly winner?: string;
                /** @description Why it ended: "resignation", "timeout", "agreement" or a reason of its game */
                readonly reason?: string;
                /** @description Minimum number of turns */
                readonly turnsFrom?: number;
                /** @description Maximum number of turns */
                readonly turnsTo?: number;
                /** @description The last begun or ended first, or those of the most turns */
                readonly order?: "newest" | "longest";
                /** @description How many at most */
                readonly limit?: number;
                /** @description `next` of the page before; else the first page */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly matches: readonly {
                            readonly turns: null | number;
                            readonly lost: null | number;
                            readonly margin: null | number;
                            readonly id: string;
                            readonly ruleSet: string;
                            readonly edition: number;
                            readonly scenario: string;
                            readonly title: string;
                            /** @enum {unknown} */
                            readonly status: "finished" | "open" | "playing";
                            readonly listed: boolean;
                            readonly options: components["schemas"]["Json"];
                            readonly creator: {
                                readonly id: string;
                                readonly name: string;
                            };
                            /** Format: date-time */
                            readonly createdAt: string;
                            readonly startedAt: null | string;
                            readonly finishedAt: null | string;
                            readonly step: number;
                            readonly sealedStep: number;
                            readonly spectatorDelay: number;
                            readonly pending: null | {
                                /** @constant */
                                readonly kind: "choice";
                                readonly side: string;
                                readonly window: string;
                                /** @enum {unknown} */
                                readonly clock: "reaction" | "turn";
                            } | {
                                /** @constant */
                                readonly kind: "finished";
                                readonly outcome: {
                                    readonly reason: string;
                                    readonly places: readonly {
                                        readonly side: string;
                                        readonly place: number;
                                        readonly score: null | number;
                                    }[];
                                };
                            } | {
                                /** @constant */
                                readonly kind: "orders";
                                readonly from: readonly string[];
                                readonly window: string;
                            };
                            readonly waitingFor: readonly string[];
                            readonly sides: {
                                readonly [key: string]: {
                                    readonly out: boolean;
                                    readonly user: components["schemas"]["Person"] | null;
                                    readonly players: readonly (components["schemas"]["Person"] | null)[];
                                    readonly reserveMs: null | number;
                                    readonly since: null | string;
                                    readonly running: boolean;
                                    readonly missedTurns: number;
                                };
                            };
                            readonly you: null | {
                                readonly side: string;
                                readonly player: number;
                            };
                            readonly clock: {
                                /** @description Hours for every player to confirm the ready check before the start; 0: the match begins at once. */
                                readonly readyCheckHours: number;
                                /** @enum {unknown} */
                                readonly atEnd: "bot" | "claim" | "default" | "forfeit" | "replacement" | "standing";
                                /** @description IANA zone of the match: fixed deadlines and days of rest are read in it. */
                                readonly timeZone: string;
                                /** @description Days of the week on which no clock runs. */
                                readonly restDays: readonly number[];
                                /** @description Dates on which no clock runs, "2026-12-25". */
                                readonly holidays: readonly string[];
                                /** @description Hours per night in which a player's clock is paused, from the hour that they choose. */
                                readonly sleepHours: number;
                                /** @description Days of vacation that each side may take in the course of the match. */
                                readonly vacationDays: number;
                                /** @description A side that runs out of time goes on vacation instead, as long as it has any left. */
                                readonly vacationByItself: boolean;
                                /** @description Null: each side has a reserve. Else turns end at these moments; reactions keep their own time. */
                                readonly fixed: null | {
                                    /** @description Time of day in the zone of the match, "19:00". */
                                    readonly at: string;
                                    /** @description On these days: all seven for a daily deadline, one for a weekly one. */
                                    readonly weekdays: readonly number[];
                                    /** @description A side that gets the turn later than this before a deadline has until the next one. */
                                    readonly noticeSeconds: number;
                                };
                                /** @description The reserve of each side at the start. */
                                readonly bankSeconds: number;
                                /** @description Given back at the end of each turn. */
                                readonly incrementSeconds: number;
                                /** @description The most that a reserve may hold. */
                                readonly capSeconds: number;
                                /** @description For each answer within another side's turn. */
                                readonly reactionSeconds: number;
                            };
                            readonly deadline: null | string;
                            readonly drawOffer: null | string;
                            readonly drawAccepted: readonly string[];
                            readonly drawDeclined: readonly string[];
                            readonly ending: null | {
                                /** @constant */
                                readonly by: "rules";
                                readonly outcome: {
                                    readonly reason: string;
                                    readonly places: readonly {
                                        readonly side: string;
                                        readonly place: number;
                                        readonly score: null | number;
                                    }[];
                                };
                            } | {
                                /** @enum {unknown} */
                                readonly by: "adjudication" | "agreement" | "resignation" | "timeout";
                                readonly outcome: {
                                    readonly reason: string;
                                    readonly places: readonly {
                                        readonly side: string;
                                        readonly place: number;
                                        readonly score: null | number;
                                    }[];
                                };
                            };
                            readonly commitment: string;
                            readonly rematch: null | string;
                            readonly rematchOf: null | string;
                            readonly joinRequirements: null | {
                                /** @description At least this reliability, in percent. */
                                readonly reliability: null | number;
                                /** @description Half of their turns answered within this many hours. */
                                readonly responseHours: null | number;
                                /** @description Whether they may join who has not played enough turns to be measured. */
                                readonly newcomers: boolean;
                            };
                        }[];
                        readonly next: components["schemas"]["Next"];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getWatchBest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {unknown} */
                        readonly period: "day" | "week";
                        readonly matches: readonly {
                            readonly honours: readonly ("bloodiest" | "closest" | "longest")[];
                            readonly turns: null | number;
                            readonly lost: null | number;
                            readonly margin: null | number;
                            readonly leads: null | number;
                            readonly id: string;
                            readonly ruleSet: string;
                            readonly edition: number;
                            readonly scenario: string;
                            readonly title: string;
                            /** @enum {unknown} */
                            readonly status: "finished" | "open" | "playing";
                            readonly listed: boolean;
                            readonly options: components["schemas"]["Json"];
                            readonly creator: {
                                readonly id: string;
                                readonly name: string;
                            };
                            /** Format: date-time */
                            readonly createdAt: string;
                            readonly startedAt: null | string;
                            readonly finishedAt: null | string;
                            readonly step: number;
                            readonly sealedStep: number;
                            readonly spectatorDelay: number;
                            readonly pending: null | {
                                /** @constant */
                                readonly kind: "choice";
                                readonly side: string;
                                readonly window: string;
                                /** @enum {unknown} */
                                readonly clock: "reaction" | "turn";
                            } | {
                                /** @constant */
                                readonly kind: "finished";
                                readonly outcome: {
                                    readonly reason: string;
                                    readonly places: readonly {
                                        readonly side: string;
                                        readonly place: number;
                                        readonly score: null | number;
                                    }[];
                                };
                            } | {
                                /** @constant */
                                readonly kind: "orders";
                                readonly from: readonly string[];
                                readonly window: string;
                            };
                            readonly waitingFor: readonly string[];
                            readonly sides: {
                                readonly [key: string]: {
                                    readonly out: boolean;
                                    readonly user: components["schemas"]["Person"] | null;
                                    readonly players: readonly (components["schemas"]["Person"] | null)[];
                                    readonly reserveMs: null | number;
                                    readonly since: null | string;
                                    readonly running: boolean;
                                    readonly missedTurns: number;
                                };
                            };
                            readonly you: null | {
                                readonly side: string;
                                readonly player: number;
                            };
                            readonly clock: {
                                /** @description Hours for every player to confirm the ready check before the start; 0: the match begins at once. */
                                readonly readyCheckHours: number;
                                /** @enum {unknown} */
                                readonly atEnd: "bot" | "claim" | "default" | "forfeit" | "replacement" | "standing";
                                /** @description IANA zone of the match: fixed deadlines and days of rest are read in it. */
                                readonly timeZone: string;
                                /** @description Days of the week on which no clock runs. */
                                readonly restDays: readonly number[];
                                /** @description Dates on which no clock runs, "2026-12-25". */
                                readonly holidays: readonly string[];
                                /** @description Hours per night in which a player's clock is paused, from the hour that they choose. */
                                readonly sleepHours: number;
                                /** @description Days of vacation that each side may take in the course of the match. */
                                readonly vacationDays: number;
                                /** @description A side that runs out of time goes on vacation instead, as long as it has any left. */
                                readonly vacationByItself: boolean;
                                /** @description Null: each side has a reserve. Else turns end at these moments; reactions keep their own time. */
                                readonly fixed: null | {
                                    /** @description Time of day in the zone of the match, "19:00". */
                                    readonly at: string;
                                    /** @description On these days: all seven for a daily deadline, one for a weekly one. */
                                    readonly weekdays: readonly number[];
                                    /** @description A side that gets the turn later than this before a deadline has until the next one. */
                                    readonly noticeSeconds: number;
                                };
                                /** @description The reserve of each side at the start. */
                                readonly bankSeconds: number;
                                /** @description Given back at the end of each turn. */
                                readonly incrementSeconds: number;
                                /** @description The most that a reserve may hold. */
                                readonly capSeconds: number;
                                /** @description For each answer within another side's turn. */
                                readonly reactionSeconds: number;
                            };
                            readonly deadline: null | string;
                            readonly drawOffer: null | string;
                            readonly drawAccepted: readonly string[];
                            readonly drawDeclined: readonly string[];
                            readonly ending: null | {
                                /** @constant */
                                readonly by: "rules";
                                readonly outcome: {
                                    readonly reason: string;
                                    readonly places: readonly {
                                        readonly side: string;
                                        readonly place: number;
                                        readonly score: null | number;
                                    }[];
                                };
                            } | {
                                /** @enum {unknown} */
                                readonly by: "adjudication" | "agreement" | "resignation" | "timeout";
                                readonly outcome: {
                                    readonly reason: string;
                                    readonly places: readonly {
                                        readonly side: string;
                                        readonly place: number;
                                        readonly score: null | number;
                                    }[];
                                };
                            };
                            readonly commitment: string;
                            readonly rematch: null | string;
                            readonly rematchOf: null | string;
                            readonly joinRequirements: null | {
                                /** @description At least this reliability, in percent. */
                                readonly reliability: null | number;
                                /** @description Half of their turns answered within this many hours. */
                                readonly responseHours: null | number;
                                /** @description Whether they may join who has not played enough turns to be measured. */
                                readonly newcomers: boolean;
                            };
                        }[];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getRulesetsIdStatistics: {
        readonly parameters: {
            readonly query?: {
                /** @description Matches of people, or those with a computer player */
                readonly company?: "people" | "computer";
            };
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description "id", or "id@edition" for the matches of one edition */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Statistics"];
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getMeFollowed: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly people: readonly components["schemas"]["FollowedPerson"][];
                        readonly matchIds: readonly string[];
                        readonly running: readonly components["schemas"]["MatchSummary"][];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly putMeFollowedPeopleId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the person */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description No Content */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly deleteMeFollowedPeopleId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the person */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description No Content */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly putMeFollowedMatchesId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description No Content */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly deleteMeFollowedMatchesId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description No Content */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getMatchesIdMessages: {
        readonly parameters: {
            readonly query?: {
                /** @description Only what was written before this message */
                readonly before?: string;
                /** @description How many at most */
                readonly limit?: number;
            };
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Talk"];
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMatchesIdMessages: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description All players, your side, one player, or spectators
                     * @enum {string}
                     */
                    readonly audience: "players" | "side" | "player" | "spectators";
                    /**
                     * @description The player, where the message is for one
                     * @default null
                     */
                    readonly to?: string | null;
                    /** @description Plain text, up to 1,000 characters */
                    readonly text: string;
                    /** @description Sent again, it gives the same message */
                    readonly key: string;
                };
            };
        };
        readonly responses: {
            /** @description Created */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoredMessage"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMatchesIdMessagesRead: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly to: string;
                };
            };
        };
        readonly responses: {
            /** @description No Content */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly putMatchesIdMessagesMuted: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly muted: boolean;
                };
            };
        };
        readonly responses: {
            /** @description No Content */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly putMeBlocksUserId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the person */
                readonly userId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description No Content */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly deleteMeBlocksUserId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the person */
                readonly userId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description No Content */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getMatchesIdNotes: {
        readonly parameters: {
            readonly query?: {
                /** @description How many at most */
                readonly limit?: number;
                /** @description `next` of the page before; else the first page */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly notes: readonly components["schemas"]["Note"][];
                        readonly next: null | string;
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMatchesIdNotes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Plain text, up to 1,000 characters */
                    readonly text: string;
                    /**
                     * @description The moment that it is about, as a count of steps; null: the match
                     * @default null
                     */
                    readonly step?: number | null;
                };
            };
        };
        readonly responses: {
            /** @description Created */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Note"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly deleteMatchesIdNotesNote: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
                /** @description The id of the note */
                readonly note: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description No Content */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getMatchesIdPosition: {
        readonly parameters: {
            readonly query: {
                /** @description The number of steps */
                readonly step: number;
            };
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TruePosition"];
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getMatchesIdStatistics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatisticsSeen"];
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMatchesIdHint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Hint"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getMeLevels: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly levels: readonly components["schemas"]["LevelRecord"][];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getTrials: {
        readonly parameters: {
            readonly query?: {
                /** @description Only those of this match */
                readonly matchId?: string;
            };
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly trials: readonly components["schemas"]["TrialInList"][];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postTrials: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description One line, up to 80 characters */
                    readonly title: string;
                    /** @description Up to 200 orders, each after the one that it follows */
                    readonly nodes: readonly {
                        /** @description From 1; 0 is the position that the trial begins with */
                        readonly id: number;
                        /** @description The node that it follows; it stands before this one */
                        readonly after: number;
                        readonly side: string;
                        readonly player: number;
                        /** @description The order in the notation of the game */
                        readonly line: string;
                        /** @description What was drawn, in order */
                        readonly draws: readonly number[];
                        /**
                         * @description Whether the draws are the likeliest, thrown or chosen
                         * @enum {string}
                         */
                        readonly how: "none" | "likeliest" | "thrown" | "chosen";
                        /** @description How likely these draws are, from 0 to 1 */
                        readonly weight: number;
                        /** @description The name of the branch that begins here */
                        readonly name: string;
                        readonly note: string;
                    }[];
                    readonly matchId: string;
                    /** @description Steps of the match before the position that it begins with */
                    readonly step: number;
                    /**
                     * @description Of a running match: the seed of what you do not see
                     * @default null
                     */
                    readonly guess?: number | null;
                };
            };
        };
        readonly responses: {
            /** @description Created */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Trial"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getTrialsId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the trial */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Trial"];
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly putTrialsId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the trial */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description One line, up to 80 characters */
                    readonly title: string;
                    /** @description Up to 200 orders, each after the one that it follows */
                    readonly nodes: readonly {
                        /** @description From 1; 0 is the position that the trial begins with */
                        readonly id: number;
                        /** @description The node that it follows; it stands before this one */
                        readonly after: number;
                        readonly side: string;
                        readonly player: number;
                        /** @description The order in the notation of the game */
                        readonly line: string;
                        /** @description What was drawn, in order */
                        readonly draws: readonly number[];
                        /**
                         * @description Whether the draws are the likeliest, thrown or chosen
                         * @enum {string}
                         */
                        readonly how: "none" | "likeliest" | "thrown" | "chosen";
                        /** @description How likely these draws are, from 0 to 1 */
                        readonly weight: number;
                        /** @description The name of the branch that begins here */
                        readonly name: string;
                        readonly note: string;
                    }[];
                    /** @description The revision that you have read */
                    readonly revision: number;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Trial"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly deleteTrialsId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the trial */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description No Content */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getMeNotificationPreferences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PreferencesSeen"];
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly putMeNotificationPreferences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly [key: string]: unknown;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NotificationPreferences"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMeEmailResume: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description No Content */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getMatchesIdNotificationPreferences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly push?: {
                            readonly event?: boolean;
                            readonly message?: boolean;
                            readonly campaign?: boolean;
                            readonly move?: boolean;
                            readonly reminder?: boolean;
                            readonly offer?: boolean;
                            readonly time?: boolean;
                            readonly arrangements?: boolean;
                            readonly end?: boolean;
                            readonly ladder?: boolean;
                            readonly followed?: boolean;
                        };
                        readonly webhook?: {
                            readonly event?: boolean;
                            readonly message?: boolean;
                            readonly campaign?: boolean;
                            readonly move?: boolean;
                            readonly reminder?: boolean;
                            readonly offer?: boolean;
                            readonly time?: boolean;
                            readonly arrangements?: boolean;
                            readonly end?: boolean;
                            readonly ladder?: boolean;
                            readonly followed?: boolean;
                        };
                        readonly mail?: {
                            readonly event?: boolean;
                            readonly message?: boolean;
                            readonly campaign?: boolean;
                            readonly move?: boolean;
                            readonly reminder?: boolean;
                            readonly offer?: boolean;
                            readonly time?: boolean;
                            readonly arrangements?: boolean;
                            readonly end?: boolean;
                            readonly ladder?: boolean;
                            readonly followed?: boolean;
                        };
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly putMatchesIdNotificationPreferences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly [key: string]: unknown;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly push?: {
                            readonly event?: boolean;
                            readonly message?: boolean;
                            readonly campaign?: boolean;
                            readonly move?: boolean;
                            readonly reminder?: boolean;
                            readonly offer?: boolean;
                            readonly time?: boolean;
                            readonly arrangements?: boolean;
                            readonly end?: boolean;
                            readonly ladder?: boolean;
                            readonly followed?: boolean;
                        };
                        readonly webhook?: {
                            readonly event?: boolean;
                            readonly message?: boolean;
                            readonly campaign?: boolean;
                            readonly move?: boolean;
                            readonly reminder?: boolean;
                            readonly offer?: boolean;
                            readonly time?: boolean;
                            readonly arrangements?: boolean;
                            readonly end?: boolean;
                            readonly ladder?: boolean;
                            readonly followed?: boolean;
                        };
                        readonly mail?: {
                            readonly event?: boolean;
                            readonly message?: boolean;
                            readonly campaign?: boolean;
                            readonly move?: boolean;
                            readonly reminder?: boolean;
                            readonly offer?: boolean;
                            readonly time?: boolean;
                            readonly arrangements?: boolean;
                            readonly end?: boolean;
                            readonly ladder?: boolean;
                            readonly followed?: boolean;
                        };
                    };
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getCampaignsIdNotificationPreferences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly push?: {
                            readonly event?: boolean;
                            readonly message?: boolean;
                            readonly campaign?: boolean;
                            readonly move?: boolean;
                            readonly reminder?: boolean;
                            readonly offer?: boolean;
                            readonly time?: boolean;
                            readonly arrangements?: boolean;
                            readonly end?: boolean;
                            readonly ladder?: boolean;
                            readonly followed?: boolean;
                        };
                        readonly webhook?: {
                            readonly event?: boolean;
                            readonly message?: boolean;
                            readonly campaign?: boolean;
                            readonly move?: boolean;
                            readonly reminder?: boolean;
                            readonly offer?: boolean;
                            readonly time?: boolean;
                            readonly arrangements?: boolean;
                            readonly end?: boolean;
                            readonly ladder?: boolean;
                            readonly followed?: boolean;
                        };
                        readonly mail?: {
                            readonly event?: boolean;
                            readonly message?: boolean;
                            readonly campaign?: boolean;
                            readonly move?: boolean;
                            readonly reminder?: boolean;
                            readonly offer?: boolean;
                            readonly time?: boolean;
                            readonly arrangements?: boolean;
                            readonly end?: boolean;
                            readonly ladder?: boolean;
                            readonly followed?: boolean;
                        };
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly putCampaignsIdNotificationPreferences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly [key: string]: unknown;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly push?: {
                            readonly event?: boolean;
                            readonly message?: boolean;
                            readonly campaign?: boolean;
                            readonly move?: boolean;
                            readonly reminder?: boolean;
                            readonly offer?: boolean;
                            readonly time?: boolean;
                            readonly arrangements?: boolean;
                            readonly end?: boolean;
                            readonly ladder?: boolean;
                            readonly followed?: boolean;
                        };
                        readonly webhook?: {
                            readonly event?: boolean;
                            readonly message?: boolean;
                            readonly campaign?: boolean;
                            readonly move?: boolean;
                            readonly reminder?: boolean;
                            readonly offer?: boolean;
                            readonly time?: boolean;
                            readonly arrangements?: boolean;
                            readonly end?: boolean;
                            readonly ladder?: boolean;
                            readonly followed?: boolean;
                        };
                        readonly mail?: {
                            readonly event?: boolean;
                            readonly message?: boolean;
                            readonly campaign?: boolean;
                            readonly move?: boolean;
                            readonly reminder?: boolean;
                            readonly offer?: boolean;
                            readonly time?: boolean;
                            readonly arrangements?: boolean;
                            readonly end?: boolean;
                            readonly ladder?: boolean;
                            readonly followed?: boolean;
                        };
                    };
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getMatchesIdNotifications: {
        readonly parameters: {
            readonly query?: {
                /** @description Only notifications caused by this step */
                readonly step?: number;
                /** @description How many at most */
                readonly limit?: number;
                /** @description `next` of the page before; else the first page */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the match */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly events: readonly components["schemas"]["NotificationReport"][];
                        readonly next: components["schemas"]["Next"];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getMeDevices: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly devices: readonly components["schemas"]["Device"][];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMeDevices: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly name: string;
                    readonly endpoint: string;
                    readonly p256dh: string;
                    readonly auth: string;
                };
            };
        };
        readonly responses: {
            /** @description Created */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Device"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly deleteMeDevicesId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the device */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description No Content */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getMeWebhooks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly webhooks: readonly components["schemas"]["Webhook"][];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMeWebhooks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly [key: string]: unknown;
                };
            };
        };
        readonly responses: {
            /** @description Created */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewWebhook"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly deleteMeWebhooksId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the webhook */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description No Content */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMeWebhooksIdTest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the webhook */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Trial2"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMeWebhooksIdRotate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the webhook */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewWebhook"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postMeWebhooksIdEnable: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the webhook */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Webhook"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getScenarios: {
        readonly parameters: {
            readonly query?: {
                /** @description Only those of this game */
                readonly ruleSet?: string;
            };
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly scenarios: readonly components["schemas"]["CustomScenario"][];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postScenarios: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description "id" for the newest edition, or "id@edition" */
                    readonly ruleSet: string;
                    readonly title: string;
                    /** @description A whole scenario document of the rule set */
                    readonly document: unknown;
                };
            };
        };
        readonly responses: {
            /** @description Created */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomScenario"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getScenariosId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the scenario */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomScenario"];
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly putScenariosId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the scenario */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description "id" for the newest edition, or "id@edition" */
                    readonly ruleSet: string;
                    readonly title: string;
                    /** @description A whole scenario document of the rule set */
                    readonly document: unknown;
                    /** @description The revision that you have read */
                    readonly revision: number;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomScenario"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly deleteScenariosId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the scenario */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description No Content */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getCampaigns: {
        readonly parameters: {
            readonly query?: {
                /** @description Only those in which you hold a seat */
                readonly mine?: string;
                /** @description Only those that can be joined */
                readonly open?: string;
                /** @description Only those that were opened before this moment */
                readonly after?: unknown;
                /** @description How many at most */
                readonly limit?: number;
                /** @description `next` of the page before; else the first page */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly campaigns: readonly components["schemas"]["CampaignSummary"][];
                        readonly next: components["schemas"]["Next"];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postCampaigns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat: under the same key it is done once, 1 to 200 printable characters */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description "aww-legacy@1" */
                    readonly rules: string;
                    readonly title: string;
                    readonly options?: {
                        readonly [key: string]: unknown;
                    };
                    readonly settings?: {
                        readonly [key: string]: unknown;
                    };
                    /** @enum {string} */
                    readonly visibility?: "public" | "private";
                    /** @description The Empire that you command */
                    readonly side?: string;
                    readonly solo?: boolean;
                    /** @description Computer players by Empire */
                    readonly bots?: {
                        readonly [key: string]: string;
                    };
                };
            };
        };
        readonly responses: {
            /** @description Created */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CampaignSummary"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getCampaignsId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly atlas: components["schemas"]["Json"];
                        readonly view: components["schemas"]["Json"];
                        readonly glance: components["schemas"]["Glance"] | null;
                        readonly fought: readonly components["schemas"]["FoughtBattle"][];
                        readonly offered: {
                            readonly terms: null | string;
                            readonly exchange: null | string;
                        };
                        readonly owns: boolean;
                        readonly motion: components["schemas"]["Json"];
                        readonly viewer: null | {
                            readonly empires: readonly string[];
                            readonly commands: readonly string[];
                            readonly vacationDaysLeft: {
                                readonly [key: string]: number;
                            };
                            readonly views: {
                                readonly [key: string]: components["schemas"]["Json"];
                            };
                            readonly choices: {
                                readonly [key: string]: readonly {
                                    readonly place: null | string;
                                    readonly person: null | string;
                                    readonly says: readonly string[];
                                    readonly title: string;
                                    readonly act: components["schemas"]["Tagged"];
                                }[];
                            };
                            readonly legal: {
                                readonly [key: string]: readonly components["schemas"]["Json"][];
                            };
                        };
                        readonly id: string;
                        readonly rules: string;
                        readonly battles: string;
                        readonly title: string;
                        /** @enum {unknown} */
                        readonly status: "cancelled" | "finished" | "open" | "playing";
                        readonly visibility: string;
                        readonly solo: boolean;
                        readonly owner: {
                            readonly id: string;
                            readonly name: string;
                        };
                        readonly options: components["schemas"]["Json"];
                        readonly settings: components["schemas"]["Json"];
                        readonly seats: readonly {
                            readonly empire: string;
                            readonly player: number;
                            readonly user: null | {
                                readonly id: string;
                                readonly name: string;
                                readonly bot: null | string;
                            };
                        }[];
                        readonly head: null | string;
                        readonly seq: number;
                        readonly line: number;
                        readonly correctedByPlayer: boolean;
                        readonly waits: readonly components["schemas"]["StoredWait"][];
                        readonly asked: boolean;
                        readonly vacations: {
                            readonly [key: string]: readonly components["schemas"]["Vacation"][];
                        };
                        readonly battle: null | {
                            readonly battle: number;
                            readonly match: string;
                        };
                        readonly front: null | {
                            readonly id: string;
                            readonly name: string;
                            readonly group: null | number;
                            readonly club: {
                                readonly slug: string;
                                readonly name: string;
                            };
                            readonly officer: boolean;
                        };
                        /** Format: date-time */
                        readonly createdAt: string;
                        readonly startedAt: null | string;
                        readonly finishedAt: null | string;
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getCampaignsIdLegal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Json"];
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getCampaignsIdLedger: {
        readonly parameters: {
            readonly query?: {
                /** @description Only what comes after this entry */
                readonly after?: number;
                /** @description So many entries at most */
                readonly count?: number;
            };
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly head: null | string;
                        readonly entries: components["schemas"]["Json"];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getCampaignsIdState: {
        readonly parameters: {
            readonly query: {
                /** @description The entry of the ledger */
                readonly seq: number;
            };
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly seq: number;
                        readonly state: components["schemas"]["Json"];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getCampaignsIdHistory: {
        readonly parameters: {
            readonly query?: {
                /** @description Only what comes after this entry */
                readonly after?: number;
                /** @description So many entries at most */
                readonly count?: number;
            };
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["History"];
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getCampaignsIdSoldiersSoldierId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
                /** @description The id of the soldier in the campaign */
                readonly soldierId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly person: string;
                        readonly lines: readonly components["schemas"]["DossierLine"][];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getMatchesIdCampaign: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BattleFramed"];
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getCampaignsIdHonour: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RollOfHonour"];
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getCampaignsIdBattles: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly battles: readonly {
                            readonly battle: number;
                            readonly matchId: string;
                            readonly line: number;
                        }[];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postCampaignsIdJoin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly empire: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CampaignSummary"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postCampaignsIdLeave: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CampaignSummary"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly putCampaignsIdOwner: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly userId: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CampaignSummary"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postCampaignsIdSubstitute: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly empire: string;
                    readonly player: number;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly seat: string;
                    };
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postCampaignsIdSeat: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly seat: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CampaignSummary"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postCampaignsIdVacation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly action: "take";
                    readonly days: number;
                    readonly from?: string | null;
                    readonly empire?: string;
                } | {
                    /** @enum {string} */
                    readonly action: "end";
                    readonly empire?: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CampaignSummary"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postCampaignsIdStart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly bot: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CampaignSummary"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postCampaignsIdCancel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CampaignSummary"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postCampaignsIdActs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat: under the same key it is done once, 1 to 200 printable characters */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly expectedSeq: number;
                    readonly act: unknown;
                    readonly side?: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Acted"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getCampaignsIdPlans: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly plans: readonly components["schemas"]["Paper"][];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly putCampaignsIdPlan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": unknown;
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Paper"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly putCampaignsIdNotesSoldierId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
                /** @description The id of the soldier in the campaign */
                readonly soldierId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly text: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Paper"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postCampaignsIdCorrections: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat: under the same key it is done once, 1 to 200 printable characters */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly expectedSeq: number;
                    readonly of: unknown;
                    readonly report?: unknown;
                    readonly match?: unknown;
                    readonly reason: unknown;
                    readonly from?: unknown;
                    /** @default false */
                    readonly dryRun?: boolean;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Json"];
                };
            };
            /** @description Created */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Json"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postCampaignsIdPause: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat: under the same key it is done once, 1 to 200 printable characters */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly expectedSeq: number;
                    readonly reason: unknown;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Json"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postCampaignsIdResume: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat: under the same key it is done once, 1 to 200 printable characters */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly expectedSeq: number;
                    readonly reason: unknown;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Json"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postCampaignsIdVoid: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat: under the same key it is done once, 1 to 200 printable characters */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly expectedSeq: number;
                    readonly reason: unknown;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Json"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getClubsSlugFronts: {
        readonly parameters: {
            readonly query?: {
                /** @description How many at most */
                readonly limit?: number;
                /** @description `next` of the page before; else the first page */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The short name of the club */
                readonly slug: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly fronts: readonly {
                            readonly id: string;
                            readonly name: string;
                            readonly rules: string;
                            readonly groups: number;
                            /** @enum {unknown} */
                            readonly visibility: "private" | "public";
                            /** Format: date-time */
                            readonly createdAt: string;
                        }[];
                        readonly next: components["schemas"]["Next"];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postClubsSlugFronts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short name of the club */
                readonly slug: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly name: string;
                    /** @description "aww-legacy@1" */
                    readonly rules: string;
                    readonly options?: {
                        readonly [key: string]: unknown;
                    };
                    readonly settings?: {
                        readonly [key: string]: unknown;
                    };
                    readonly visibility?: ("public" | "private") | null;
                    /** @description Whether groups that have ended are placed */
                    readonly table?: boolean | null;
                    /** @description Whether battles of even sides are rated */
                    readonly rated?: boolean | null;
                    /** @description 1 to 64 */
                    readonly groups: number;
                };
            };
        };
        readonly responses: {
            /** @description Created */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly id: string;
                        readonly name: string;
                        readonly club: {
                            readonly slug: string;
                            readonly name: string;
                        };
                        readonly rules: string;
                        readonly sides: {
                            readonly [key: string]: string;
                        };
                        readonly options: components["schemas"]["Json"];
                        readonly settings: components["schemas"]["Json"];
                        /** @enum {unknown} */
                        readonly visibility: "private" | "public";
                        readonly table: boolean;
                        readonly rated: boolean;
                        readonly officer: boolean;
                        readonly member: boolean;
                        /** Format: date-time */
                        readonly createdAt: string;
                        readonly groups: readonly {
                            readonly place: null | number;
                            readonly id: string;
                            readonly group: number;
                            readonly title: string;
                            /** @enum {unknown} */
                            readonly status: "cancelled" | "finished" | "open" | "playing";
                            readonly seats: readonly {
                                readonly empire: string;
                                readonly player: number;
                                readonly user: null | {
                                    readonly id: string;
                                    readonly name: string;
                                    readonly bot: null | string;
                                };
                            }[];
                            readonly mine: boolean;
                            readonly figures: null | {
                                readonly turn: number;
                                readonly counts: {
                                    readonly [key: string]: {
                                        readonly [key: string]: number;
                                    };
                                };
                                readonly winner: null | string;
                                readonly paused: boolean;
                                readonly correctedByPlayer: boolean;
                                /** Format: date-time */
                                readonly lastAt: string;
                                readonly head: null | string;
                            };
                        }[];
                    };
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getClubsSlugFrontsId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The short name of the club */
                readonly slug: string;
                /** @description The id of the front */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly id: string;
                        readonly name: string;
                        readonly club: {
                            readonly slug: string;
                            readonly name: string;
                        };
                        readonly rules: string;
                        readonly sides: {
                            readonly [key: string]: string;
                        };
                        readonly options: components["schemas"]["Json"];
                        readonly settings: components["schemas"]["Json"];
                        /** @enum {unknown} */
                        readonly visibility: "private" | "public";
                        readonly table: boolean;
                        readonly rated: boolean;
                        readonly officer: boolean;
                        readonly member: boolean;
                        /** Format: date-time */
                        readonly createdAt: string;
                        readonly groups: readonly {
                            readonly place: null | number;
                            readonly id: string;
                            readonly group: number;
                            readonly title: string;
                            /** @enum {unknown} */
                            readonly status: "cancelled" | "finished" | "open" | "playing";
                            readonly seats: readonly {
                                readonly empire: string;
                                readonly player: number;
                                readonly user: null | {
                                    readonly id: string;
                                    readonly name: string;
                                    readonly bot: null | string;
                                };
                            }[];
                            readonly mine: boolean;
                            readonly figures: null | {
                                readonly turn: number;
                                readonly counts: {
                                    readonly [key: string]: {
                                        readonly [key: string]: number;
                                    };
                                };
                                readonly winner: null | string;
                                readonly paused: boolean;
                                readonly correctedByPlayer: boolean;
                                /** Format: date-time */
                                readonly lastAt: string;
                                readonly head: null | string;
                            };
                        }[];
                    };
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly postClubsSlugFrontsIdActs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short name of the club */
                readonly slug: string;
                /** @description The id of the front */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly type: "add";
                    readonly groups: number;
                } | {
                    /** @enum {string} */
                    readonly type: "pause" | "resume";
                    readonly reason: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FrontActed"];
                };
            };
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 413: components["responses"]["Refused413"];
            readonly 415: components["responses"]["Refused415"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly getCampaignsIdExport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that you have: 304 when nothing has changed since */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                /** @description The id of the campaign */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CampaignFile"];
                };
            };
            readonly 304: components["responses"]["Unchanged"];
            readonly 400: components["responses"]["Refused400"];
            readonly 401: components["responses"]["Refused401"];
            readonly 403: components["responses"]["Refused403"];
            readonly 404: components["responses"]["Refused404"];
            readonly 409: components["responses"]["Refused409"];
            readonly 422: components["responses"]["Refused422"];
            readonly 429: components["responses"]["Refused429"];
            readonly 500: components["responses"]["Refused500"];
            readonly 503: components["responses"]["Refused503"];
        };
    };
    readonly onEvent: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The same each time the same event is sent: heed it once */
                readonly "webhook-id": string;
                /** @description Seconds since 1970, as this request left */
                readonly "webhook-timestamp": string;
                /** @description One or two, separated by a space: "v1,<base64>" */
                readonly "webhook-signature": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        readonly responses: {
            /** @description The webhook is switched off, as after 410 */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description We try again, as after 408, 425, 429 and every 5xx, for about two days */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
