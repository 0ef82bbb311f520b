/** Made from the kept schema and the operations: `npm test -- --project units operations.test.ts -u` makes it anew. */
import type { Fits } from '@fieldpost/client';
import type { Operations } from './operation-types.ts';
import type * as module1 from './features/attendance/operations.ts';
import type * as module2 from './features/campaigns/operations.ts';
import type * as module3 from './features/clubs/operations.ts';
import type * as module4 from './features/create/operations.ts';
import type * as module5 from './features/fields/operations.ts';
import type * as module6 from './features/follow/operations.ts';
import type * as module7 from './features/fronts/operations.ts';
import type * as module8 from './features/lesson/operations.ts';
import type * as module9 from './features/match-statistics/operations.ts';
import type * as module10 from './features/match/operations.ts';
import type * as module11 from './features/notes/operations.ts';
import type * as module12 from './features/operator/operations.ts';
import type * as module13 from './features/pictures/operations.ts';
import type * as module14 from './features/profile/operations.ts';
import type * as module15 from './features/shell/operations.ts';
import type * as module16 from './features/statistics/operations.ts';
import type * as module17 from './features/talk/operations.ts';
import type * as module18 from './features/trial/operations.ts';
import type * as module19 from './features/watch/operations.ts';

type Held<Proof extends true> = Proof;
/** What the modules say of their operations fits what the schema has: else the compiler names the place. */
export type Proofs = readonly [
  Held<Fits<typeof module3.ACT_IN_CLUB, Operations['ActInClub']>>,
  Held<Fits<typeof module3.ACT_IN_EVENT, Operations['ActInEvent']>>,
  Held<Fits<typeof module7.ACT_ON_FRONT, Operations['ActOnFront']>>,
  Held<Fits<typeof module3.ANNOUNCE_EVENT, Operations['AnnounceEvent']>>,
  Held<Fits<typeof module1.ANSWER_PAUSE, Operations['AnswerPause']>>,
  Held<Fits<typeof module1.END_PAUSE, Operations['Arrange']>>,
  Held<Fits<typeof module10.ASK_FOR_HINT, Operations['AskForHint']>>,
  Held<Fits<typeof module19.BEST, Operations['Best']>>,
  Held<Fits<typeof module17.BLOCK_PERSON, Operations['BlockPerson']>>,
  Held<Fits<typeof module17.BLOCKED_PEOPLE, Operations['BlockedPeople']>>,
  Held<Fits<typeof module1.CALENDAR_PREVIEW, Operations['CalendarPreview']>>,
  Held<Fits<typeof module2.CAMPAIGN, Operations['Campaign']>>,
  Held<Fits<typeof module2.CAMPAIGN_ACT, Operations['CampaignAct']>>,
  Held<Fits<typeof module2.CAMPAIGN_HISTORY, Operations['CampaignHistory']>>,
  Held<Fits<typeof module2.CAMPAIGN_HONOUR, Operations['CampaignHonour']>>,
  Held<Fits<typeof module2.CAMPAIGN_LATELY, Operations['CampaignLately']>>,
  Held<Fits<typeof module2.CAMPAIGN_OFFICER, Operations['CampaignOfficer']>>,
  Held<Fits<typeof module2.CAMPAIGN_PAGE, Operations['CampaignPage']>>,
  Held<Fits<typeof module2.CAMPAIGN_SOLDIER, Operations['CampaignSoldier']>>,
  Held<Fits<typeof module2.CAMPAIGN_TOLD, Operations['CampaignTold']>>,
  Held<Fits<typeof module2.CAMPAIGNS, Operations['Campaigns']>>,
  Held<Fits<typeof module18.CHANGE_TRIAL, Operations['ChangeTrial']>>,
  Held<Fits<typeof module10.CHAPTERS, Operations['Chapters']>>,
  Held<Fits<typeof module3.CLUB, Operations['Club']>>,
  Held<Fits<typeof module3.CLUBS, Operations['Clubs']>>,
  Held<Fits<typeof module9.COUNTED_MATCH, Operations['CountedMatch']>>,
  Held<Fits<typeof module2.CREATE_CAMPAIGN, Operations['CreateCampaign']>>,
  Held<Fits<typeof module3.FOUND_CLUB, Operations['CreateClub']>>,
  Held<Fits<typeof module18.CREATE_TRIAL, Operations['CreateTrial']>>,
  Held<Fits<typeof module5.CUSTOM_SCENARIO, Operations['CustomScenario']>>,
  Held<Fits<typeof module17.DECIDE_REPORT, Operations['DecideReport']>>,
  Held<Fits<typeof module11.DROP_NOTE, Operations['DeleteNote']>>,
  Held<Fits<typeof module12.DELETE_PERSON, Operations['DeletePerson']>>,
  Held<Fits<typeof module18.DELETE_TRIAL, Operations['DeleteTrial']>>,
  Held<Fits<typeof module2.END_CAMPAIGN_VACATION, Operations['EndCampaignVacation']>>,
  Held<Fits<typeof module10.ENDING, Operations['Ending']>>,
  Held<Fits<typeof module3.EVENT, Operations['Event']>>,
  Held<Fits<typeof module3.EVENT_LOG, Operations['EventLog']>>,
  Held<Fits<typeof module12.EXPORT_PERSON, Operations['ExportPerson']>>,
  Held<Fits<typeof module10.FILE_ORDERS, Operations['File']>>,
  Held<Fits<typeof module1.FILE_CONDITIONAL, Operations['FileConditional']>>,
  Held<Fits<typeof module6.FOLLOW_MATCH, Operations['FollowMatch']>>,
  Held<Fits<typeof module6.FOLLOW_PERSON, Operations['FollowPerson']>>,
  Held<Fits<typeof module6.FOLLOWED, Operations['Followed']>>,
  Held<Fits<typeof module6.FOLLOWING, Operations['Following']>>,
  Held<Fits<typeof module10.FRAMES, Operations['Frames']>>,
  Held<Fits<typeof module7.FRONT, Operations['Front']>>,
  Held<Fits<typeof module7.FRONTS, Operations['Fronts']>>,
  Held<Fits<typeof module1.INVITE_BOT, Operations['InviteBot']>>,
  Held<Fits<typeof module1.INVITED_CALENDAR, Operations['InvitedCalendar']>>,
  Held<Fits<typeof module2.JOIN_CAMPAIGN, Operations['JoinCampaign']>>,
  Held<Fits<typeof module2.LEAVE_CAMPAIGN, Operations['LeaveCampaign']>>,
  Held<Fits<typeof module10.LEGAL, Operations['Legal']>>,
  Held<Fits<typeof module12.LIFT_SUSPENSION, Operations['LiftSuspension']>>,
  Held<Fits<typeof module10.MATCH, Operations['Match']>>,
  Held<Fits<typeof module1.MATCH_CALENDAR, Operations['MatchCalendar']>>,
  Held<Fits<typeof module9.MATCH_STATISTICS, Operations['MatchStatistics']>>,
  Held<Fits<typeof module10.MATCH_UPDATE, Operations['MatchUpdate']>>,
  Held<Fits<typeof module17.MUTE_MATCH, Operations['MuteMatch']>>,
  Held<Fits<typeof module3.MY_EVENTS, Operations['MyEvents']>>,
  Held<Fits<typeof module4.MY_LEVELS, Operations['MyLevels']>>,
  Held<Fits<typeof module5.MY_SCENARIOS, Operations['MyScenarios']>>,
  Held<Fits<typeof module10.MY_WINDOWS, Operations['MyWindows']>>,
  Held<Fits<typeof module11.NOTES, Operations['Notes']>>,
  Held<Fits<typeof module1.EXCUSE_MISS, Operations['OfSide']>>,
  Held<Fits<typeof module1.OFFER_PAUSE, Operations['OfferPause']>>,
  Held<Fits<typeof module2.OFFER_SEAT, Operations['OfferSeat']>>,
  Held<Fits<typeof module7.OPEN_FRONT, Operations['OpenFront']>>,
  Held<Fits<typeof module12.OPERATOR_DESK, Operations['OperatorDesk']>>,
  Held<Fits<typeof module13.PICTURED, Operations['Pictured']>>,
  Held<Fits<typeof module10.PLAY, Operations['Play']>>,
  Held<Fits<typeof module5.PLAY_SCENARIO, Operations['PlayScenario']>>,
  Held<Fits<typeof module18.POSITION, Operations['Position']>>,
  Held<Fits<typeof module15.POST, Operations['Post']>>,
  Held<Fits<typeof module14.RATINGS, Operations['Ratings']>>,
  Held<Fits<typeof module17.READ_MESSAGES, Operations['ReadMessages']>>,
  Held<Fits<typeof module1.READY_CHECK, Operations['ReadyCheck']>>,
  Held<Fits<typeof module1.RELIABILITY, Operations['Reliability']>>,
  Held<Fits<typeof module10.REMATCH, Operations['Rematch']>>,
  Held<Fits<typeof module12.REMOVE_TITLE, Operations['RemoveTitle']>>,
  Held<Fits<typeof module12.RENAME_PERSON, Operations['RenamePerson']>>,
  Held<Fits<typeof module17.REPORT_MESSAGE, Operations['ReportMessage']>>,
  Held<Fits<typeof module17.REPORTS, Operations['Reports']>>,
  Held<Fits<typeof module8.KEEP_LESSONS, Operations['SaveLessonProgress']>>,
  Held<Fits<typeof module5.SAVE_SCENARIO, Operations['SaveScenario']>>,
  Held<Fits<typeof module10.MARK_SEEN, Operations['Seen']>>,
  Held<Fits<typeof module18.SEEN_THEN, Operations['SeenThen']>>,
  Held<Fits<typeof module17.SEND_MESSAGE, Operations['SendMessage']>>,
  Held<Fits<typeof module2.SET_CAMPAIGN_NOTIFICATION_PREFERENCES, Operations['SetCampaignNotificationPreferences']>>,
  Held<Fits<typeof module1.SET_HOURS, Operations['SetSleepHours']>>,
  Held<Fits<typeof module12.SIGN_OUT_EVERYWHERE, Operations['SignOutEverywhere']>>,
  Held<Fits<typeof module1.SLEEP_HOURS, Operations['SleepHours']>>,
  Held<Fits<typeof module2.START_CAMPAIGN, Operations['StartCampaign']>>,
  Held<Fits<typeof module16.STATISTICS, Operations['Statistics']>>,
  Held<Fits<typeof module12.SUSPEND_PERSON, Operations['SuspendPerson']>>,
  Held<Fits<typeof module2.TAKE_CAMPAIGN_VACATION, Operations['TakeCampaignVacation']>>,
  Held<Fits<typeof module1.TAKE_OVER, Operations['TakeOver']>>,
  Held<Fits<typeof module2.TAKE_SEAT, Operations['TakeSeat']>>,
  Held<Fits<typeof module1.TAKE_VACATION, Operations['TakeVacation']>>,
  Held<Fits<typeof module17.TALK, Operations['Talk']>>,
  Held<Fits<typeof module10.LOG_PAGE, Operations['Told']>>,
  Held<Fits<typeof module2.HAND_CAMPAIGN_OVER, Operations['TransferCampaign']>>,
  Held<Fits<typeof module18.TRIAL_BY_ID, Operations['TrialById']>>,
  Held<Fits<typeof module18.TRIAL_MATCH, Operations['TrialMatch']>>,
  Held<Fits<typeof module18.TRIALS, Operations['Trials']>>,
  Held<Fits<typeof module17.UNBLOCK_PERSON, Operations['UnblockPerson']>>,
  Held<Fits<typeof module10.UNDO, Operations['Undo']>>,
  Held<Fits<typeof module6.UNFOLLOW_MATCH, Operations['UnfollowMatch']>>,
  Held<Fits<typeof module6.UNFOLLOW_PERSON, Operations['UnfollowPerson']>>,
  Held<Fits<typeof module1.VACANT_SEATS, Operations['VacantSeats']>>,
  Held<Fits<typeof module19.WATCH, Operations['Watch']>>,
  Held<Fits<typeof module11.WRITE_NOTE, Operations['WriteNote']>>,
];
