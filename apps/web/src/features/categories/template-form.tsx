import type { Division, EventId } from "@chave/contract";
import { Button, Switch } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { useWords } from "#web/i18n/words.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { showDone } from "#web/lib/toast.tsx";
import { type TemplateChoice, useAddFromTemplate } from "./categories.api.ts";
import { ChipChoice } from "./chip-choice.tsx";
import { DivisionChoice } from "./division-choice.tsx";
import { presets } from "./division-families.ts";
import { beltsOf } from "./lacking-belts.ts";
import { LackingBelts } from "./lacking-belts-note.tsx";
import { TemplateBelts } from "./template-belts.tsx";
import { TemplateCount } from "./template-count.tsx";
import classes from "./template-form.module.css";
import { useTemplateCount } from "./use-template-count.ts";

type Props = { eventId: EventId; onClose: () => void };

/** Divisions, belts and sexes to choose, with a count of what they would add. */
export function TemplateForm({ eventId, onClose }: Props) {
  const { t } = useTranslation(["categories", "enums"]);
  const words = useWords();
  const [choice, setChoice] = useState<TemplateChoice>({
    divisions: [],
    belts: [],
    sexes: ["male", "female"],
    withOpenClass: false,
  });
  const change = (part: Partial<TemplateChoice>) => setChoice({ ...choice, ...part });
  const chooseDivisions = (divisions: Division[]) => {
    const known = beltsOf(divisions);
    change({ divisions, belts: choice.belts.filter((belt) => known.includes(belt)) });
  };
  const count = useTemplateCount(eventId, choice);
  const add = useAddFromTemplate(eventId);
  const hasOpenClass = choice.divisions.some((one) => openClassDivisions.includes(one));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const onSuccess = ({ added }: { added: number }) => {
      showDone(t("template.added", { count: added }));
      onClose();
    };
    add.mutate({ ...choice, withOpenClass: choice.withOpenClass && hasOpenClass }, { onSuccess });
  };

  return (
    <form onSubmit={submit}>
      <p className={classes.lead}>{t("template.lead")}</p>
      <DivisionChoice chosen={choice.divisions} onChange={chooseDivisions} />
      <TemplateBelts
        divisions={choice.divisions}
        chosen={choice.belts}
        onChange={(belts) => change({ belts })}
      />
      <LackingBelts divisions={choice.divisions} belts={choice.belts} />
      <fieldset className={classes.part}>
        <legend>{t("template.sexes")}</legend>
        <ChipChoice
          options={(["male", "female"] as const).map((value) => ({
            value,
            label: t(`enums:sex.${value}`),
          }))}
          chosen={choice.sexes}
          onChange={(sexes) => change({ sexes })}
        />
      </fieldset>
      <Switch
        mt="lg"
        label={t("template.openClass")}
        description={t(hasOpenClass ? "template.openClassHint" : "template.openClassOnly")}
        disabled={!hasOpenClass}
        checked={choice.withOpenClass && hasOpenClass}
        onChange={(event) => change({ withOpenClass: event.currentTarget.checked })}
      />
      <div className={classes.foot}>
        <FormRefusal message={add.error && errorMessage(words, add.error)} />
        <TemplateCount count={count} />
        <Button type="submit" loading={add.isPending} disabled={!count.data?.adds}>
          {t("template.add")}
        </Button>
      </div>
    </form>
  );
}

/** The absolute is an adults' and masters' class. */
const openClassDivisions: readonly Division[] = [...presets.adult, ...presets.master];
