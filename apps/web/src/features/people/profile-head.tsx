import type { PublicProfile } from "@chave/contract";
import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BeltLine } from "./belt-line.tsx";
import { Face } from "./face.tsx";
import classes from "./profile-head.module.css";

type Props = { profile: PublicProfile; actions?: ReactNode };

/** Cover, portrait, name, gym and belts. */
export function ProfileHead({ profile, actions }: Props) {
  const { t } = useTranslation("people");
  const { name, imgPath, coverPath, gymName, affiliationName, belts } = profile;
  const facts = [gymName ?? t("profile.noGym"), affiliationName].filter((fact) => fact !== null);

  return (
    <header className={classes.head}>
      <div className={classes.cover} data-plain={coverPath === null || undefined}>
        {coverPath && <img src={coverPath} alt="" />}
      </div>
      <div className={classes.person}>
        <div className={classes.face}>
          <Face name={name} imgPath={imgPath} size={128} />
        </div>
        <div className={classes.words}>
          <Title order={1} className={classes.name}>
            {name}
          </Title>
          <p className={classes.facts}>{facts.join(" · ")}</p>
          {belts.length > 0 && (
            <ul className={classes.belts} aria-label={t("profile.belts")}>
              {belts.map((belt) => (
                <li key={belt.sport}>
                  <BeltLine {...belt} />
                </li>
              ))}
            </ul>
          )}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </header>
  );
}
