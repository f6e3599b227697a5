"""Every error of an HTTP request as one JSON shape, `Problem`, and never a traceback."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from settebello.server.faults import Fault, language_or_italian
from settebello.server.requests import Problem


def install(app: FastAPI) -> None:
    """Registers the answers to all errors."""
    app.add_exception_handler(Fault, _fault)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _unexpected)


async def _fault(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Fault)
    return _answer(request, error)


async def _malformed(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body")
    return _answer(
        request,
        Fault("malformed_request", status=422, field=where or "JSON"),
        where,
    )


async def _http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return _answer(request, Fault("not_found", status=404))
    if error.status_code == 405:
        return _answer(request, Fault("method_not_allowed", status=405))
    return _answer(request, Fault("malformed_request", status=error.status_code, field="HTTP"))


async def _unexpected(request: Request, _error: Exception) -> JSONResponse:
    return _answer(request, Fault("internal", status=500))


def _answer(request: Request, fault: Fault, field: str | None = None) -> JSONResponse:
    language = fault.language or language_or_italian(request.query_params, request.headers)
    problem = Problem(code=fault.code, message=fault.message(language), field=field)
    return JSONResponse(problem.model_dump(), status_code=fault.status)
