'use client';
import { useCallback, useState } from 'react';

/** The open question at a table. */
export type Help = {
  readonly asking: boolean;
  readonly setAsking: (asking: boolean) => void;
  /** The rule that was asked for last; null: none yet. */
  readonly rule: string | null;
  readonly openRule: (rule: string) => void;
  /** How often a rule was asked for. */
  readonly times: number;
};

export function useHelp(): Help {
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState<{ readonly rule: string | null; readonly times: number }>({
    rule: null,
    times: 0,
  });
  const openRule = useCallback((rule: string) => {
    setAsking(false);
    setAsked(({ times }) => ({ rule, times: times + 1 }));
  }, []);
  return { asking, setAsking, rule: asked.rule, openRule, times: asked.times };
}
