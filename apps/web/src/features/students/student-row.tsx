import { ageOn, type Student } from "@chave/contract";
import { ActionIcon, Checkbox } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { BeltMark } from "#web/components/belt-mark.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { weight } from "#web/lib/format.ts";
import { today } from "#web/lib/today.ts";
import { paths } from "#web/paths.ts";
import classes from "./students.module.css";

type Props = {
  student: Student;
  isChosen: boolean;
  onChoose: (chosen: boolean) => void;
  onRemove: () => void;
};

/** Who, how old, which belt; what is still missing leads to the form that asks for it. */
export function StudentRow({ student, isChosen, onChoose, onRemove }: Props) {
  const { t } = useTranslation(["students", "enums"]);
  const [language] = useLanguage();
  const { id, name, birthDate, sex, belts, gaps, login, gymName } = student;
  const facts = [
    birthDate && t("list.age", { count: ageOn(birthDate, today()) }),
    sex && t(`enums:sex.${sex}`),
    student.weight && weight(language, student.weight),
    gymName,
  ].filter(Boolean);
  const listed = new Intl.ListFormat(language).format(gaps.map((gap) => t(`gap.${gap}`)));

  return (
    <li className={classes.row}>
      <Checkbox
        className={classes.choose}
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
        aria-label={t("list.choose", { name })}
      />
      <div className={classes.who}>
        <Link to={paths.student(id)} className={classes.name}>
          {name}
        </Link>
        <span className={`${classes.facts} figures`}>
          {facts.join(" · ")}
          {belts.map(({ sport, belt }) => (
            <span key={sport} className={classes.belt}>
              <BeltMark belt={belt} /> {t(`enums:belt.${belt}`)}
            </span>
          ))}
        </span>
        {gaps.length > 0 && (
          <Link to={paths.student(id)} className={classes.gaps}>
            {t("list.gaps", { gaps: listed })}
          </Link>
        )}
      </div>
      <span className={classes.login}>{loginWords()}</span>
      <ActionIcon aria-label={t("list.remove", { name })} onClick={onRemove}>
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </li>
  );

  function loginWords() {
    if (!login) return t("list.noLogin");
    return login.own ? t("list.ownLogin") : t("list.username", { username: login.username });
  }
}
