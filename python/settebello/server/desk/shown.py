"""What the desk's pages are shown of an event, by who looks."""

from __future__ import annotations

from settebello.errors import RulingError
from settebello.server.desk.live import Holder, Known
from settebello.server.desk.protocol import (
    ArticleInfo,
    Desk,
    DoubtInfo,
    ListedLink,
    NextSanction,
    PublicPage,
    TeamInfo,
    TemplateInfo,
)
from settebello.server.desk.settings import template_settings
from settebello.sheets import rules
from settebello.tournament import Event, EventError, FormatError, Template
from settebello.tournament.deeds.counting import fewest
from settebello.tournament.deeds.ruling import propose
from settebello.tournament.log import Role
from settebello.tournament.roles import kinds
from settebello.tournament.standing import standing
from settebello.tournament.words import told
from settebello.tournament.words.phrases import breach_sentence

# As much of a hash as tells the links of one event apart.
SHOWN = 12


def template_info(chosen: Template, language: str) -> TemplateInfo:
    """A kind of event in words."""
    entrants, phase = chosen.entrants, chosen.phases[0]
    return TemplateInfo(
        id=chosen.id,
        title=chosen.title.text(language),
        sheet=chosen.sheet,
        sheet_title=rules(chosen.sheet).title_in(language),
        format=phase.format,
        people=entrants.people,
        least=entrants.least,
        most=entrants.most,
        per_team=entrants.per_team,
        youngest=entrants.youngest,
        oldest=entrants.oldest,
        teams=_teams(chosen, language),
        settings=template_settings(phase),
        readings=tuple(
            DoubtInfo(one.article, one.doubt.text(language), one.choice.text(language))
            for one in chosen.readings
        ),
    )


def public_page(known: Known, language: str) -> PublicPage:
    """The event for everybody."""
    event = known.event
    return PublicPage(
        seq=known.seq,
        standing=standing(event),
        template_title=event.template.title.text(language),
        sheet_title=event.sheet.title_in(language),
        teams=_teams(event.template, language),
        notes=_notes(event, language),
    )


def desk_page(known: Known, holder: Holder, language: str) -> Desk:
    """The event for somebody with a private link; ages and links are the organiser's only."""
    event = known.event
    organiser = holder.role == "organiser"
    wanted = event.template.entrants
    return Desk(
        seq=known.seq,
        role=holder.role,
        name=holder.name,
        may=kinds(holder.role),
        standing=standing(event),
        people=wanted.people,
        fewest=fewest(event),
        asks_age=wanted.youngest is not None or wanted.oldest is not None,
        takes_late=event.format.takes_late,
        next_round=_can_draw(event),
        hindrance=_hindrance(event, language),
        least=wanted.least,
        most=wanted.most,
        per_team=wanted.per_team,
        jury=event.template.duty.jury,
        entrants=event.field if organiser else (),
        teams=_teams(event.template, language),
        judgements=event.judgements,
        revocations=event.revocations,
        cases=event.cases,
        links=listed_links(event) if organiser else (),
        seconds=event.sheet.seconds,
        articles=tuple(
            ArticleInfo(article, event.sheet.cite(article, language), ladder.offence.text(language))
            for ladder in event.sheet.referee.ladders
            for article in ladder.articles
        ),
        notes=_notes(event, language),
        template_title=event.template.title.text(language),
        sheet_title=event.sheet.title_in(language),
    )


def listed_links(event: Event, *roles: Role) -> tuple[ListedLink, ...]:
    """The links that stand, of these roles or of all."""
    return tuple(
        ListedLink(token[:SHOWN], role, name)
        for token, (role, name) in event.roles.items()
        if not roles or role in roles
    )


def next_sanctions(event: Event, entrant: str, language: str) -> tuple[NextSanction, ...]:
    """What every ladder of the sheet has for an entrant; EventError if there is no such entrant."""
    event.entrant(entrant)
    found = []
    for ladder in event.sheet.referee.ladders:
        for article in ladder.articles:
            try:
                proposal = propose(event, article, entrant)
            except (EventError, RulingError):
                continue
            found.append(
                NextSanction(
                    article=article,
                    cited=event.sheet.cite(article, language),
                    offence=ladder.offence.text(language),
                    occasion=proposal.occasion,
                    sanctions=proposal.sanctions,
                )
            )
    return tuple(found)


def _can_draw(event: Event) -> bool:
    """Whether the desk can offer the next round."""
    if event.closed or not event.secret or event.waiting:
        return False
    try:
        return event.next_round is not None
    except FormatError:
        return False


def _hindrance(event: Event, language: str) -> str:
    """What keeps a round that is over from being followed by another, in words."""
    if event.closed or not event.secret or event.waiting:
        return ""
    try:
        _ = event.next_round
    except FormatError as error:
        return told(error, language)
    return ""


def _notes(event: Event, language: str) -> tuple[tuple[str, ...], ...]:
    return tuple(
        tuple(breach_sentence(event, breach, language) for breach in drawn.breaches) for drawn in event.drawn
    )


def _teams(chosen: Template, language: str) -> tuple[TeamInfo, ...]:
    return tuple(TeamInfo(team.word, team.name.text(language)) for team in chosen.entrants.teams)
