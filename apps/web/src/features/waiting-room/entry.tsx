'use client';
import dynamic from 'next/dynamic';

/**
 * The parts of a waiting room that live in the browser. Each is fetched where it is shown: the page of a match that is being played is
 * the same page of the site, and would bring them all.
 */
export const CallOff = dynamic(() => import('./call-off.tsx').then((part) => part.CallOff));
export const InviteForms = dynamic(() => import('./invite-forms.tsx').then((part) => part.InviteForms));
export const ReadyCheckCall = dynamic(() =>
  import('../attendance/ready-check-call.tsx').then((part) => part.ReadyCheckCall),
);
export const RoomTalk = dynamic(() => import('./room-talk.tsx').then((part) => part.RoomTalk));
export const WhenItBegins = dynamic(() => import('./when-it-begins.tsx').then((part) => part.WhenItBegins));
