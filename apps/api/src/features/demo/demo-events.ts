import { dayIn } from "#api/zoned-time.ts";
import { absolutes, caruaru, joaoPessoa, recife } from "./line-ups.ts";
import type { EventToSetUp } from "./set-up-event.ts";

export const timeZone = "America/Sao_Paulo";

const dayMs = 86_400_000;

const made = {
  timeZone,
  language: "pt",
  ruleSet: "ibjjf",
  sport: "jiu_jitsu_gi",
  visible: true,
} as const;

const on = (now: Date, daysFromNow: number) => {
  const day = dayIn(new Date(now.getTime() + daysFromNow * dayMs), timeZone);
  return { startsOn: day, endsOn: day };
};

/** Going on today. */
export const today = (now: Date): EventToSetUp => ({
  details: {
    ...made,
    ...on(now, 0),
    name: "Recife Open de Jiu-Jitsu",
    city: "Recife",
    state: "PE",
    venue: "Ginásio da Imbiribeira",
  },
  lineUps: recife,
  absolutes,
  mats: 4,
});

export const nextMonth = (now: Date): EventToSetUp => ({
  details: {
    ...made,
    ...on(now, 30),
    name: "Copa Tambaú de Jiu-Jitsu",
    city: "João Pessoa",
    state: "PB",
    venue: "Ginásio da Praia",
  },
  lineUps: joaoPessoa,
  mats: 3,
});

export const lastMonth = (now: Date): EventToSetUp => ({
  details: {
    ...made,
    ...on(now, -35),
    name: "Copa Agreste de Jiu-Jitsu",
    city: "Caruaru",
    state: "PE",
    venue: "Ginásio do Alto do Moura",
  },
  lineUps: caruaru,
  mats: 2,
});
